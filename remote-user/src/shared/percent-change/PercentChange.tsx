import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import css from './PercentChange.module.css'
import { measureChange, type ChangeText, sayPercentChange } from './say-percent-change'

interface PercentChangeProps {
  /** Decimal text: "1250000.50". */
  now: string
  before: string
  text: ChangeText
  hasShare?: boolean
}

/** The change has no colour, because red and green mean expense and income. */
export function PercentChange({ now, before, text, hasShare = false }: PercentChangeProps) {
  const { sign } = measureChange(now, before)
  const Arrow = sign === 0 ? Equal : sign < 0 ? ArrowDown : ArrowUp
  return (
    <span className={css.change}>
      <Arrow size={16} /> {sayPercentChange(now, before, text, hasShare)}
    </span>
  )
}
