import type { GoalState, MoneyState, RecordState, ScheduleState } from '@pundi/contract'
import type { MessageId } from '../../catalogue/text'
import { describeGoal } from '../../record/describe-goal'
import { describeMoney } from '../../record/describe-money'
import { describeRecord } from '../../record/describe-record'
import { describeSchedule } from '../../record/describe-schedule'
import { FieldTable } from '../../record/FieldTable'
import type { Entry } from './load-entry'

/** A record of any kind at one moment. */
type StateOf = RecordState | MoneyState | GoalState | ScheduleState

interface StateTableProps {
  label: string
  entry: Entry
  /** What the entry's record was at one moment, or at two that are compared. */
  states: { when: MessageId; state: StateOf }[]
}

/** The record of an entry field by field, whatever its kind. */
export function StateTable({ label, entry, states }: StateTableProps) {
  const { money, instalments, goal, schedule, wallets } = entry
  const describe = (state: StateOf) => {
    if (schedule) return describeSchedule(state as ScheduleState)
    if (goal) return describeGoal(state, wallets)
    return 'type' in state || !(money || instalments)
      ? describeRecord(state as RecordState, wallets)
      : describeMoney(money?.kind ?? 'instalments', state)
  }
  return (
    <FieldTable label={label} states={states.map(({ when, state }) => ({ when, fields: describe(state) }))} />
  )
}
