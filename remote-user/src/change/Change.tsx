import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import css from './Change.module.css'
import { changeOf, type SayChange, sayChange } from './say-change'

interface ChangeProps {
  /** Decimal text. */
  now: string
  before: string
  text: SayChange
  /** Says too how large a part of what it was that is. */
  hasShare?: boolean
}

/** How much more or less it is than before. No colour: red and green are expense and income. */
export function Change({ now, before, text, hasShare = false }: ChangeProps) {
  const { sign } = changeOf(now, before)
  const Arrow = sign === 0 ? Equal : sign < 0 ? ArrowDown : ArrowUp
  return (
    <span className={css.change}>
      <Arrow size={16} /> {sayChange(now, before, text, hasShare)}
    </span>
  )
}
