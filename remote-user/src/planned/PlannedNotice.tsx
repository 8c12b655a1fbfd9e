import { formatDay } from '@pundi/kit/format'
import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../change-form/ChangeNotice'
import { drawMarks } from '../passed-marks/draw-marks'
import { type text as Text, useText } from './catalogue/text'
import type { DonePlanned, PlannedChanged } from './change-planned'

interface PlannedNoticeProps {
  fetcher: FetcherWithComponents<PlannedChanged>
  /** Then it says itself why it was not saved. */
  isDayOpen: boolean
}

/** What is said of changes of what repeats. A day is recorded by one press too. */
export function PlannedNotice({ fetcher, isDayOpen }: PlannedNoticeProps) {
  const text = useText()
  return (
    <ChangeNotice
      fetcher={fetcher}
      action="/planned"
      sayDone={done => sayDone(done, text)}
      moreOf={({ outcome }) => drawMarks(outcome.passed)}
      saidHere={isDayOpen ? saidHere : [...saidHere, 'bookDay']}
    />
  )
}

/** They are asked for by one press, without a form. */
const saidHere: PlannedChanged['change'][] = ['skipDay', 'skipDays', 'bookDays', 'refuse', 'undo']

function sayDone({ change, outcome }: DonePlanned, text: typeof Text) {
  const { name = '', day, count = 0 } = outcome
  switch (change) {
    case 'addSchedule':
      return text('{name} has been added.', { name })
    case 'changeSchedule':
      return text('{name} has been updated.', { name })
    case 'removeSchedule':
      return text('{name} has been deleted.', { name })
    case 'skipDay':
      return text('{name} of {day} is skipped.', { name, day: formatDay(day) })
    case 'bookDay':
      return text('{name} is recorded on {day}.', { name, day: formatDay(day) })
    case 'skipDays':
      return text('{count, plural, =1 {1 day of {name} is skipped.} other {# days of {name} are skipped.}}', {
        count,
        name,
      })
    case 'bookDays':
      return text(
        '{count, plural, =1 {1 day of {name} is recorded.} other {# days of {name} are recorded.}}',
        { count, name },
      )
    case 'refuse':
      return text('It will not be suggested again.')
    case 'undo':
      return text('It has been undone.')
  }
}
