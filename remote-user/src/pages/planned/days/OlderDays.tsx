import { centsOf, decimalOf } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Button, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { SkipForward } from 'lucide-react'
import { useText } from '../catalogue/text'
import { ChooseWallet } from '../ChooseWallet'
import { EntryAmount } from '../EntryAmount'
import css from '../Planned.module.css'
import { nameOf, sayAbsence } from '../say-entry'
import type { DayRowProps } from './DayRow'

type OlderDaysProps = Omit<DayRowProps, 'isWaiting'> & { count: number; last: string }

export function OlderDays({ day, count, last, schedule, closed, categories, act, onOpen }: OlderDaysProps) {
  const text = useText()
  const row = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const name = nameOf(day, categories)
  const sent = { id: String(day.schedule_id), due_on: day.due_on, last_due_on: last, name }
  return (
    <li className={css.row} ref={row}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>
          <span>{text('{count} due since {day}', { count, day: formatDay(day.date) })}</span>
          {closed && <span> · {sayAbsence(closed)}</span>}
        </span>
      </div>
      <EntryAmount moved={{ ...day, amount: sumOf(day) }} />
      <div className={css.actions}>
        <IconButton
          label={text('Skip {name} on {count} dates', { count, name })}
          onClick={() => act({ ...sent, change: 'skipDays' })}
        >
          <SkipForward />
        </IconButton>
        {closed && schedule && (
          <ChooseWallet name={name} onPress={() => onOpen({ form: 'schedule', schedule })} />
        )}
        {!closed && (
          <Button
            type="button"
            aria-label={text('Record {name} for {count} dates', { count, name })}
            onClick={() => act({ ...sent, change: 'bookDays' })}
          >
            {text('Record all')}
          </Button>
        )}
      </div>
    </li>
  )
}

export const sumOf = ({ amount, count = 1 }: { amount: string; count?: number | undefined }) =>
  decimalOf(centsOf(amount) * BigInt(count))
