import { Amount } from '@pundi/kit/ui'
import css from './Planned.module.css'
import { type Moved, sayAmount, toneOf } from './say-entry'

export function EntryAmount({ moved }: { moved: Moved }) {
  const tone = toneOf(moved)
  return (
    <span className={css.amount}>
      <Amount {...(tone && { tone })}>{sayAmount(moved)}</Amount>
    </span>
  )
}
