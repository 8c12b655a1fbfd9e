import { LinkButton, ProblemCard } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useTitle } from '../routes/use-document-title'
import classes from './ProblemPage.module.css'

interface ProblemPageProps {
  title: string
  /** Where to go from here. */
  way: { to: string; label: string }
  /** Actions before that link: "Try again". */
  actions?: ReactNode
  /** Nothing broke: the person is only at a page that is not for them. */
  isCalm?: boolean | undefined
  children: ReactNode
}

/** A whole page that is shown because the requested one cannot be. */
export function ProblemPage({ title, way, actions, isCalm, children }: ProblemPageProps) {
  useTitle(title)
  return (
    <main className={classes.page}>
      <ProblemCard
        title={title}
        isCalm={isCalm}
        actions={
          <>
            {actions}
            <LinkButton to={way.to} tone="quiet">
              {way.label}
            </LinkButton>
          </>
        }
      >
        {children}
      </ProblemCard>
    </main>
  )
}
