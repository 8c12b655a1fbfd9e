import { useId, type ReactNode } from 'react'
import css from './AccountCard.module.css'

interface AccountCardProps {
  title: string
  lead: string
  children?: ReactNode
}

export function AccountCard({ title, lead, children }: AccountCardProps) {
  const heading = useId()
  return (
    <section className={css.card} aria-labelledby={heading}>
      <header>
        <h1 id={heading}>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </section>
  )
}
