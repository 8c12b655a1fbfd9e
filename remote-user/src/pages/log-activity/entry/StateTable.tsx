import type { Category, GoalState, MoneyState, RecordState, ScheduleState } from '@pundi/contract'
import type { MessageId } from '../../../catalogue/text'
import { describeGoal } from '../../../shared/record/description/describe-goal'
import { describeMoney } from '../../../shared/record/description/describe-money'
import { describeOrder } from '../../../shared/record/description/describe-order'
import { describeRecord } from '../../../shared/record/description/describe-record'
import { describeSchedule } from '../../../shared/record/description/describe-schedule'
import { FieldTable } from '../../../shared/record/FieldTable'
import type { Entry } from './load-entry'

export type StateOf = RecordState | MoneyState | GoalState | ScheduleState | Category[]

interface StateTableProps {
  label: string
  entry: Entry
  states: { when: MessageId; state: StateOf }[]
}

export function StateTable({ label, entry, states }: StateTableProps) {
  const { money, instalments, goal, wallets } = entry
  const describe = (state: StateOf) => {
    if (Array.isArray(state)) return describeOrder(state)
    if (entry.schedule) return describeSchedule(state as ScheduleState, wallets)
    if (goal) return describeGoal(state, wallets)
    return 'type' in state || !(money || instalments)
      ? describeRecord(state as RecordState, wallets)
      : describeMoney(money?.kind ?? 'instalments', state)
  }
  return (
    <FieldTable label={label} states={states.map(({ when, state }) => ({ when, fields: describe(state) }))} />
  )
}
