import { LinkButton, ProblemCard } from '@pundi/kit/ui'
import type { ReactNode } from 'react'
import { useTitle } from '../areas/use-document-title'
import classes from './ProblemPage.module.css'

interface ProblemPageProps {
  title: string
  way: { to: string; label: string }
  actions?: ReactNode
  isCalm?: boolean | undefined
  children: ReactNode
}

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
