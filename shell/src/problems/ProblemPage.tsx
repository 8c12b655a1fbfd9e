import { LinkButton, ProblemCard } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useTitle } from '../routes/use-document-title'
import classes from './ProblemPage.module.css'

interface ProblemPageProps {
  title: string
  /** Where to go from here. */
  way: { to: string; label: string }
  /** What can be done before that: "Try again". */
  actions?: ReactNode
  /** Nothing broke: somebody only stands where there is nothing for them. */
  isCalm?: boolean | undefined
  children: ReactNode
}

/** A page that stands alone because the one that was wanted cannot be shown. */
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
