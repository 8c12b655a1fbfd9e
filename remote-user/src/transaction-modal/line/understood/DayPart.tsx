import { dateLocale, today } from '@pundi/kit/format'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../../catalogue/text'
import type { DayProblem } from '../read-day'
import type { LineReading } from '../read-line'
import { Part, Problem } from './Part'

interface DayPartProps {
  reading: Pick<LineReading, 'day' | 'dayWritten'>
  /** What the server refused. */
  problem: string | undefined
}

/** The day of a line, or why it is none. */
export function DayPart({ reading: { day, dayWritten }, problem }: DayPartProps) {
  const text = useText()
  const say = useFormText()
  const sayProblem = useDayProblem()
  return (
    <Part label={text('Date')} problem={problem}>
      {'date' in day ? (
        <>
          {writeDay(day.date)}
          {dayWritten === '' && <small>{text('Today')}</small>}
          {day.date > today() && <small>{say('A later day plans it: it counts once that day comes.')}</small>}
        </>
      ) : (
        <Problem>{sayProblem(day.problem, dayWritten)}</Problem>
      )}
    </Part>
  )
}

function useDayProblem() {
  const say = useFormText()
  return (problem: DayProblem, written: string) => {
    if (problem === 'two-days')
      return say('Two days: {written}. Write one, or put the other in quotes.', { written })
    if (problem === 'no-such-day') return say('There is no such day: {written}', { written })
    return say('“{written}” may be one day or another: write a date such as 20/11.', { written })
  }
}

/** With the day of the week and the month in letters, so that no date is taken for another. */
const writeDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(dateLocale(), { dateStyle: 'full', timeZone: 'UTC' })
