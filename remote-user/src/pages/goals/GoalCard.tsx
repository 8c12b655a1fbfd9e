import type { Goal, GoalMove } from '@pundi/contract'
import { formatAmount, formatDay, today } from '@pundi/kit/format'
import { Amount, Badge, Bar, Button, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { Pencil, Trash2 } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useText } from './catalogue/text'
import board from '../../shared/board/board.module.css'
import css from './Goals.module.css'
import { GoalMoves } from './GoalMoves'
import type { Purpose } from './purpose'

export interface CardActions {
  onOpen: (purpose: Purpose) => void
  onRemoveMove: (goal: Goal, move: GoalMove) => void
  onToggle: (goal: Goal, isOpen: boolean) => void
}

interface GoalCardProps extends CardActions {
  goal: Goal
  wallet: string | undefined
  isOpen: boolean
}

export function GoalCard({ goal, wallet, isOpen, onOpen, onRemoveMove, onToggle }: GoalCardProps) {
  const text = useText()
  const card = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  useArrival(card, isOpen)
  const { name, target, saved, due_on: due, is_reached: isReached } = goal
  const progress = text('{saved} of {target}', { saved: money(saved), target: money(target) })
  const about = [wallet, due && text('by {day}', { day: formatDay(due) })].filter(Boolean)
  return (
    <li className={css.card} data-reached={isReached || undefined} data-open={isOpen || undefined} ref={card}>
      <div className={css.head}>
        <div>
          <h2 className={board.name}>{name}</h2>
          {about.length > 0 && <p className={board.soft}>{about.join(' · ')}</p>}
        </div>
        {isReached && <Badge tone="income">{text('Reached')}</Badge>}
      </div>
      <div>
        <p className={board.figure}>
          <Amount>{money(saved)}</Amount>
        </p>
        <p className={board.soft}>{text('of {target}', { target: money(target) })}</p>
      </div>
      <Bar label={progress} share={Number(saved) / Number(target)} tone={isReached ? 'income' : 'brand'} />
      <Need goal={goal} />
      <div className={board.actions}>
        {Number(saved) > 0 && (
          <Button
            type="button"
            tone="quiet"
            aria-label={text('Withdraw from {name}', { name })}
            onClick={() => onOpen({ form: 'takeOut', goal })}
          >
            {text('Withdraw')}
          </Button>
        )}
        <Button
          type="button"
          tone={isReached ? 'quiet' : 'primary'}
          aria-label={text('Set aside for {name}', { name })}
          onClick={() => onOpen({ form: 'putAside', goal })}
        >
          {text('Set aside')}
        </Button>
      </div>
      <details
        className={css.more}
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(goal, open)}
      >
        <summary aria-label={text('More about {name}', { name })}>{text('More')}</summary>
        <GoalMoves goal={goal} onRemove={move => onRemoveMove(goal, move)} />
        <div className={board.actions}>
          <IconButton label={text('Edit {name}', { name })} onClick={() => onOpen({ form: 'goal', goal })}>
            <Pencil />
          </IconButton>
          <IconButton
            label={text('Delete {name}', { name })}
            onClick={() => onOpen({ form: 'removal', goal })}
          >
            <Trash2 />
          </IconButton>
        </div>
      </details>
    </li>
  )
}

/** Scrolls the card into view if it is open when the page appears, for example through a link. */
function useArrival(card: RefObject<HTMLElement | null>, isOpen: boolean) {
  const isOpenAtFirst = useRef(isOpen)
  useEffect(() => {
    if (isOpenAtFirst.current) card.current?.scrollIntoView({ block: 'nearest' })
  }, [card])
}

function Need({ goal }: { goal: Goal }) {
  const text = useText()
  const { is_reached: isReached, due_on: due, per_period: need, missing, planned, this_period: aside } = goal
  const later = goal.from_next_period
  if (isReached) return <p>{text('You made it. Your goal is fully funded.')}</p>
  const isOver = due !== null && due < today()
  return (
    <div>
      {need !== null && Number(later ?? need) > 0 && (
        <p>
          {later === null
            ? text('{amount} a month until then', { amount: money(need) })
            : text('{amount} a month from next month', { amount: money(later) })}
        </p>
      )}
      {need !== null && Number(later ?? need) === 0 && (
        <p>{text('With what you’ve planned, you’ll reach this goal on time.')}</p>
      )}
      {isOver && (
        <p>
          {text('The date has passed and you’re {amount} short. Choose a new date.', {
            amount: money(missing),
          })}
        </p>
      )}
      {due === null && <p>{text('{amount} to go', { amount: money(missing) })}</p>}
      {need !== null && Number(aside) > 0 && (
        <p className={board.soft}>{text('{amount} set aside this month', { amount: money(aside) })}</p>
      )}
      {Number(planned) > 0 && (
        <p className={board.soft}>{text('{amount} planned', { amount: money(planned) })}</p>
      )}
    </div>
  )
}

const money = (amount: string) => formatAmount(amount, { decimals: 'needed' })
