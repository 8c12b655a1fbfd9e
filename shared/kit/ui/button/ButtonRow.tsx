import type { ReactNode } from 'react'
import css from './ButtonRow.module.css'

/** A row of buttons, with the main button last. In narrow containers the buttons are stacked. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>
