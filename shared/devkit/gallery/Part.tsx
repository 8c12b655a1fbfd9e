import type { ReactNode } from 'react'
import css from './Gallery.module.css'

export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={css.part} id={name}>
    <h2>{name}</h2>
    <div className={css.states}>{children}</div>
  </section>
)
