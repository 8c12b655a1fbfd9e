import type { Goal, GoalMove } from '@pundi/contract'
import { formatAmount, formatDay, today } from '@pundi/kit/format'
import { Amount, Badge, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { X } from 'lucide-react'
import { useText } from './catalogue/text'
import board from '../../shared/board/board.module.css'
import css from './Goals.module.css'

interface GoalMovesProps {
  goal: Goal
  onRemove: (move: GoalMove) => void
}

export function GoalMoves({ goal: { moves, count }, onRemove }: GoalMovesProps) {
  const text = useText()
  if (count === 0) return <p className={board.soft}>{text('Nothing is set aside yet.')}</p>
  return (
    <>
      <ul className={css.moves} aria-label={text('Money in and out')}>
        {moves.map(move => (
          <Move key={move.id} move={move} onRemove={() => onRemove(move)} />
        ))}
      </ul>
      {count > moves.length && (
        <p className={board.soft}>
          {text('Showing the latest {shown} of {count}. See all of them in the activity log.', {
            shown: moves.length,
            count,
          })}
        </p>
      )}
    </>
  )
}

function Move({ move, onRemove }: { move: GoalMove; onRemove: () => void }) {
  const text = useText()
  const line = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const amount = formatAmount(move.amount, { signed: true, decimals: 'needed' })
  const day = formatDay(move.moved_on)
  return (
    <li ref={line}>
      <span className={css.day}>{day}</span>
      {move.moved_on > today() && <Badge tone="neutral">{text('Planned')}</Badge>}
      <span className={css.amount}>
        <Amount>{amount}</Amount>
      </span>
      <IconButton label={text('Delete transaction: {amount}, {day}', { amount, day })} onClick={onRemove}>
        <X />
      </IconButton>
    </li>
  )
}
