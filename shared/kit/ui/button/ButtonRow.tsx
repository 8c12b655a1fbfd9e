import type { ReactNode } from 'react'
import css from './ButtonRow.module.css'

/** The buttons at the end of a form or dialog, with the main one last. Narrow rows stack them. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>
