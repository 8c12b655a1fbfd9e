import type { ReactNode } from 'react'
import css from './ButtonRow.module.css'

/** The buttons that end a form or a dialog, the most important last; one under the other where there is no room. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>
