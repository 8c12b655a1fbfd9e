import { addDays, dateOf, listDays, type ScheduleDay, weekdayOf } from '@pundi/contract'
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
                  <span className={css.date}>{dateOf(day)}</span>
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
  const mondays = listDays(addDays(from, 1 - weekdayOf(from)), to).filter(day => weekdayOf(day) === 1)
  return mondays.map(monday => listDays(monday, addDays(monday, 6)))
}

const nameWeekday = (day: string, weekday: 'long' | 'narrow') =>
  dateFormat(dateLocale(), { weekday, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
