import { useId, type ReactNode } from 'react'
import css from './Card.module.css'

interface CardProps {
  title?: string
  /** Beside the title: a link to more, a button. */
  actions?: ReactNode
  children: ReactNode
}

/** A raised surface; with a title it is a section of the page under an `h2`. */
export function Card({ title, actions, children }: CardProps) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={css.head}>
          {title && <h2 id={id}>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
