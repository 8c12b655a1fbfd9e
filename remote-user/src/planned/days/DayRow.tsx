import type { Schedule, ScheduleDay, Wallet } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { Button, firstOfNeighbour, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { Pencil, SkipForward } from 'lucide-react'
import { useText } from '../catalogue/text'
import { ChooseWallet } from '../ChooseWallet'
import { EntryAmount } from '../EntryAmount'
import type { Named } from '../load-planned'
import type { Purpose } from '../open-form'
import css from '../Planned.module.css'
import { nameOf } from '../say-entry'

/** What a press asks for: a change at once, or a form. */
export interface Actions {
  act: (fields: Record<string, string>) => void
  onOpen: (purpose: Purpose) => void
}

export interface DayRowProps extends Actions, Pick<Named, 'categories'> {
  day: ScheduleDay
  schedule: Schedule | undefined
  /** Its day has come, and one press records it. */
  isWaiting: boolean
  /** Its wallet, if that is closed or begins later: then another one is chosen first. */
  closed: Wallet | undefined
}

/** One day that is to come or waits to be recorded: it is skipped by one press, or changed alone. */
export function DayRow({ day, schedule, isWaiting, closed, categories, act, onOpen }: DayRowProps) {
  const text = useText()
  const row = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const name = nameOf(day, categories)
  const said = { name, day: formatDay(day.date) }
  const sent = { id: String(day.schedule_id), due_on: day.due_on, day: day.date, name }
  return (
    <li className={css.row} ref={row}>
      <div className={css.what}>
        <span className={css.name}>{name}</span>
        <span className={css.soft}>
          {formatDay(day.date)}
          {closed
            ? ` · ${whyAbsent(closed, text)}`
            : !isWaiting && !day.is_automatic && ` · ${text('Asks first')}`}
        </span>
      </div>
      <EntryAmount moved={day} />
      <div className={css.actions}>
        <IconButton
          label={text('Skip {name} of {day}', said)}
          onClick={() => act({ ...sent, change: 'skipDay' })}
        >
          <SkipForward />
        </IconButton>
        {schedule && (
          <IconButton
            label={text('Change only {name} of {day}', said)}
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
            aria-label={text('Record {name} of {day}', said)}
            onClick={() => act({ ...sent, change: 'bookDay' })}
          >
            {text('Record it')}
          </Button>
        )}
      </div>
    </li>
  )
}

const whyAbsent = ({ name, is_closed: isClosed, opening_date }: Wallet, text: ReturnType<typeof useText>) =>
  isClosed
    ? text('{name} is closed', { name })
    : text('{name} starts on {day}', { name, day: formatDay(opening_date) })
