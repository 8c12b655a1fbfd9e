import '@pundi/kit/ui/tokens.css'
import './ground.css'
import { Bar } from './frame/Bar'
import { Benefits } from './sections/Benefits'
import { Features } from './sections/Features'
import { Footer } from './frame/Footer'
import { Hero } from './sections/Hero'
import { Quote } from './sections/Quote'
import { Reviews } from './sections/Reviews'

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
