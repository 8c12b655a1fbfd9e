import { listScheduledDays, type ScheduleDay } from '@pundi/contract'
import { dateFormat, dateLocale, formatDay, type Period } from '@pundi/kit/format'
import { VisuallyHidden } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { Named } from '../load-planned'
import { nameOf, sayAmount, toneOf } from '../say-entry'
import css from './PeriodCalendar.module.css'

interface PeriodCalendarProps extends Pick<Named, 'categories'> {
  period: Period
  days: ScheduleDay[]
  today: string
}

const MONDAY = '2024-01-01'

export function PeriodCalendar({ period, days, today, categories }: PeriodCalendarProps) {
  const text = useText()
  const weeks = weeksOf(period)
  const entries = days.filter(({ state }) => state !== 'skipped')
  return (
    <table className={css.calendar}>
      <caption className={css.caption}>
        {formatDay(period.from)} – {formatDay(period.to)}
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map(day => (
            <th key={day} scope="col">
              <VisuallyHidden>{nameWeekday(day, 'long')}</VisuallyHidden>
              <span aria-hidden>{nameWeekday(day, 'narrow')}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day =>
              day < period.from || day > period.to ? (
                <td key={day} />
              ) : (
                <td key={day} data-today={day === today || undefined}>
                  <span className={css.date}>{Number(day.slice(8))}</span>
                  {day === today && <VisuallyHidden>{text('Today')}</VisuallyHidden>}
                  {entries
                    .filter(({ date }) => date === day)
                    .map(entry => (
                      <span
                        key={`${entry.schedule_id} ${entry.due_on}`}
                        className={css.entry}
                        data-tone={toneOf(entry)}
                        data-state={entry.state}
                      >
                        <VisuallyHidden>
                          <span>
                            {nameOf(entry, categories)} {sayAmount(entry)}
                          </span>
                          {entry.state === 'booked' && <span> ({text('recorded')})</span>}
                        </VisuallyHidden>
                        <span className={css.name} aria-hidden>
                          {nameOf(entry, categories)}
                        </span>
                      </span>
                    ))}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function weeksOf({ from, to }: Period): string[][] {
  const mondays = listScheduledDays({ unit: 'week', every: 1, anchor_date: MONDAY }, dayBefore(from, 6), to)
  return mondays.map(({ date }) =>
    listScheduledDays({ unit: 'day', every: 1, anchor_date: date, count: 7 }, date, dayBefore(date, -6)).map(
      day => day.date,
    ),
  )
}

const dayBefore = (day: string, count: number) =>
  new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10)

/** `narrow` gives one letter: large text leaves no room for more. */
const nameWeekday = (day: string, weekday: 'long' | 'narrow') =>
  dateFormat(dateLocale(), { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
