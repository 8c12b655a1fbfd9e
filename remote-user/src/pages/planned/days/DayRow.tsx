import type { Schedule, ScheduleDay, Wallet } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Button, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { Pencil, SkipForward } from 'lucide-react'
import { useText } from '../catalogue/text'
import { ChooseWallet } from '../ChooseWallet'
import { EntryAmount } from '../EntryAmount'
import type { Sent } from '../change-planned'
import type { Named } from '../load-planned'
import type { Purpose } from '../purpose'
import css from '../Planned.module.css'
import { nameOf, sayAbsence } from '../say-entry'

export interface Actions {
  act: (fields: Sent) => void
  onOpen: (purpose: Purpose) => void
}

export interface DayRowProps extends Actions, Pick<Named, 'categories'> {
  day: ScheduleDay
  schedule: Schedule | undefined
  isWaiting: boolean
  /**
   * The wallet that prevents recording, because the wallet is closed or opens after this date. The
   * user must then choose another wallet first.
   */
  closed: Wallet | undefined
}

export function DayRow({ day, schedule, isWaiting, closed, categories, act, onOpen }: DayRowProps) {
  const text = useText()
  const row = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const name = nameOf(day, categories)
  const values = { name, day: formatDay(day.date) }
  const sent = { id: String(day.schedule_id), due_on: day.due_on, day: day.date, name }
  return (
    <li className={css.row} ref={row}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>
          {formatDay(day.date)}
          {closed
            ? ` · ${sayAbsence(closed)}`
            : !isWaiting && !day.is_automatic && ` · ${text('Asks first')}`}
        </span>
      </div>
      <EntryAmount moved={day} />
      <div className={css.actions}>
        <IconButton
          label={text('Skip {name} on {day}', values)}
          onClick={() => act({ ...sent, change: 'skipDay' })}
        >
          <SkipForward />
        </IconButton>
        {schedule && (
          <IconButton
            label={text('Edit {name} on {day} only', values)}
            onClick={() => onOpen({ form: 'day', schedule, day })}
          >
            <Pencil />
          </IconButton>
        )}
        {isWaiting && closed && schedule && (
          <ChooseWallet name={name} onPress={() => onOpen({ form: 'schedule', schedule })} />
        )}
        {isWaiting && !closed && (
          <Button
            type="button"
            aria-label={text('Record {name} on {day}', values)}
            onClick={() => act({ ...sent, change: 'bookDay' })}
          >
            {text('Record it')}
          </Button>
        )}
      </div>
    </li>
  )
}
