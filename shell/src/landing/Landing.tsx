import '@pundi/kit/ui/tokens.css'
import './ground.css'
import { Bar } from './Bar'
import { Benefits } from './Benefits'
import { Features } from './Features'
import { Footer } from './Footer'
import { Hero } from './Hero'
import { Quote } from './Quote'
import { Reviews } from './Reviews'

/** The landing page, rendered to static HTML when the shell is built; `year` is that of the build. */
export const Landing = ({ year }: { year: number }) => (
  <>
    <Bar />
    <main>
      <Hero />
      <Benefits />
      <Features />
      <Quote />
      <Reviews />
    </main>
    <Footer year={year} />
  </>
)
