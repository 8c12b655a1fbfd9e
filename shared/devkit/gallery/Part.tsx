import type { ReactNode } from 'react'
import css from './Gallery.module.css'

/** A part of the kit, by the name it is exported under. */
export const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className={css.part} id={name}>
    <h2>{name}</h2>
    <div className={css.states}>{children}</div>
  </section>
)
