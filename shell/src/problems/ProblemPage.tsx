import { LinkButton, ProblemCard } from '@pundi/shared/ui'
import type { ReactNode } from 'react'
import classes from './ProblemPage.module.css'

interface ProblemPageProps {
  title: string
  /** Where to go from here. */
  way: { to: string; label: string }
  children: ReactNode
}

/** A page that stands alone because the one that was wanted cannot be shown. */
export const ProblemPage = ({ title, way, children }: ProblemPageProps) => (
  <main className={classes.page}>
    <ProblemCard
      title={title}
      actions={
        <LinkButton to={way.to} tone="quiet">
          {way.label}
        </LinkButton>
      }
    >
      {children}
    </ProblemCard>
  </main>
)
