import { useId, type ReactNode } from 'react'
import css from './Card.module.css'

interface CardProps {
  title?: string
  detail?: string
  actions?: ReactNode
  children: ReactNode
}

export function Card({ title, detail, actions, children }: CardProps) {
  const id = useId()
  return (
    <section className={css.card} aria-labelledby={title ? id : undefined}>
      {(title || actions) && (
        <div className={css.head}>
          {title && (
            <div>
              <h2 id={id}>{title}</h2>
              {detail && <p className={css.detail}>{detail}</p>}
            </div>
          )}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}
