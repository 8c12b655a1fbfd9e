import { formatDay } from '@pundi/kit/format'
import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../../shared/save-form/ChangeNotice'
import { BudgetAlerts } from '../../shared/budget-alerts/BudgetAlerts'
import { type text as Text, useText } from './catalogue/text'
import type { DonePlanned, PlannedChanged } from './change-planned'

interface PlannedNoticeProps {
  fetcher: FetcherWithComponents<PlannedChanged>
  /** True while the form of a due date is open. The form then shows the failures of its changes. */
  isDayOpen: boolean
}

export function PlannedNotice({ fetcher, isDayOpen }: PlannedNoticeProps) {
  const text = useText()
  return (
    <ChangeNotice
      fetcher={fetcher}
      action="/planned"
      sayDone={done => sayDone(done, text)}
      moreOf={({ outcome }) => outcome.passed && <BudgetAlerts passed={outcome.passed} />}
      saidHere={isDayOpen ? saidHere : [...saidHere, 'bookDay']}
    />
  )
}

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
      return text('{name} on {day} has been skipped.', { name, day: formatDay(day) })
    case 'bookDay':
      return text('{name} has been recorded for {day}.', { name, day: formatDay(day) })
    case 'skipDays':
      return text('{name}: skipped on {count, plural, =1 {1 date} other {# dates}}.', {
        count,
        name,
      })
    case 'bookDays':
      return text('{name}: recorded for {count, plural, =1 {1 date} other {# dates}}.', {
        count,
        name,
      })
    case 'refuse':
      return text('It will not be suggested again.')
    case 'undo':
      return text('Change undone.')
  }
}
