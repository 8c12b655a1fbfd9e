import { ChartTable } from '@pundi/kit/ui'
import { type ReactNode } from 'react'
import { useText } from '../catalogue/text'
import css from './Charts.module.css'

interface NumbersProps {
  label: string
  heads: string[]
  children: ReactNode
}

/** The numbers of a chart below it, closed at first. */
export function Numbers({ label, heads, children }: NumbersProps) {
  const text = useText()
  return (
    <div className={css.frame}>
      <ChartTable summary={text('Show as a table')} label={label} heads={heads}>
        {children}
      </ChartTable>
    </div>
  )
}
