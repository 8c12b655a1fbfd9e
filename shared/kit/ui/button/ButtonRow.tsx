import type { ReactNode } from 'react'
import css from './ButtonRow.module.css'

/** The main button is last. Narrow rows stack the buttons. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>
