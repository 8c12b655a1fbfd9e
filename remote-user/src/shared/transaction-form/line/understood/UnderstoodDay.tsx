import { dateLocale, today } from '@pundi/kit/format'
import { useText } from '../../../../catalogue/text'
import { useFormText } from '../../catalogue/text'
import type { DayProblem } from '../../../line-reader/read-day'
import type { LineReading } from '../../../line-reader/read-line'
import { UnderstoodField, Problem } from './UnderstoodField'

interface UnderstoodDayProps {
  reading: Pick<LineReading, 'day' | 'dayWritten'>
  problem: string | undefined
}

export function UnderstoodDay({ reading: { day, dayWritten }, problem }: UnderstoodDayProps) {
  const text = useText()
  const say = useFormText()
  const sayProblem = useDayProblem()
  return (
    <UnderstoodField label={text('Date')} problem={problem}>
      {'date' in day ? (
        <>
          <span>{writeDay(day.date)}</span>
          {dayWritten === '' && <small>{text('Today')}</small>}
          {day.date > today() && (
            <small>{say('With a future date, the transaction is planned and counts on that date.')}</small>
          )}
        </>
      ) : (
        <Problem>{sayProblem(day.problem, dayWritten)}</Problem>
      )}
    </UnderstoodField>
  )
}

function useDayProblem() {
  const say = useFormText()
  return (problem: DayProblem, written: string) => {
    if (problem === 'two-days')
      return say('Two dates: {written}. Keep one, or put the other in quotes.', { written })
    if (problem === 'no-such-day') return say('That date doesn’t exist: {written}', { written })
    return say('“{written}” could mean two dates. Write the date like 20/11.', { written })
  }
}

/** Writes weekday and month in words, so that no date is misread. */
const writeDay = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(dateLocale(), { dateStyle: 'full', timeZone: 'UTC' })
