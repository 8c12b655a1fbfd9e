import type { ReactNode } from 'react'
import css from './ButtonRow.module.css'

/** The buttons at the end of a form or dialog, the main one last. Stacked in narrow places. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>
