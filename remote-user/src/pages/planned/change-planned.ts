import {
  addSchedule as addScheduleCall,
  bookScheduleDay,
  bookScheduleDays,
  changeSchedule,
  type BudgetAlert,
  refuseScheduleProposal,
  removeSchedule,
  type ScheduleBody,
  skipScheduleDay,
} from '@pundi/contract'
import { changeBy, type ChangeAnswer, type DoneChange, type Typed } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../shared/retry/answer-or-null'
import { type UndoFields, undoFields, undoOf } from '../../shared/save-form/undo-entries'
import { text } from './catalogue/text'
import { bodyOf, dayTemplateOf, type Fields as ScheduleFields } from './read-body'

interface Outcome {
  name?: string
  day?: string
  count?: number
  passed?: BudgetAlert[]
  undo?: UndoFields
}

const addSchedule = withKey((body: ScheduleBody, key) =>
  send(addScheduleCall, { body, key, fallback: failed() }),
)

/**
 * `name`: the schedule's name for the notice. `today`: the date on which the form was sent.
 * `shown`: the key of the schedule's version or of the proposal with which the form started.
 */
type ScheduleForm = ScheduleFields & Typed<'shown' | 'name' | 'today'>
type DayFields = Typed<'id' | 'name' | 'day' | 'due_on' | 'last_due_on'>

const changes = {
  /**
   * The server may at once record transactions for past dates. Undo deletes these transactions
   * together with the schedule.
   */
  async addSchedule({ name = '', ...fields }: ScheduleForm): Promise<Outcome> {
    const { activity_ids } = await addSchedule(bodyOf(fields))
    return { name, ...undoOf(activity_ids) }
  },

  /** Without `version`, the server overwrites the schedule even if it was changed elsewhere. */
  async changeSchedule({
    id = '',
    name = '',
    version = '',
    ...fields
  }: ScheduleForm & Typed<'id' | 'version'>): Promise<Outcome> {
    const asked = { params: { id }, body: bodyOf(fields), fallback: failed(), ...(version && { version }) }
    const { activity_ids } = await send(changeSchedule, asked)
    return { name, ...undoOf(activity_ids) }
  },

  async removeSchedule({ id = '', name = '' }: Typed<'id' | 'name'>): Promise<Outcome> {
    const answer = await send(removeSchedule, { params: { id }, fallback: failed() }).catch(ignoreNotFound)
    return { name, ...undoOf(answer?.data.activity_ids) }
  },

  async skipDay({ id = '', name = '', due_on = '', day = '' }: DayFields): Promise<Outcome> {
    const { data } = await send(skipScheduleDay, { params: { id }, body: { due_on }, fallback: failed() })
    return { name, day, ...undoOf(data.activity_ids) }
  },

  /**
   * Records the transaction of one due date. Undo makes the date due again, unless that transaction
   * was edited.
   */
  async bookDay({
    id = '',
    name = '',
    due_on = '',
    day = '',
    date = '',
    ...fields
  }: DayFields & ScheduleForm & Typed<'date'>): Promise<Outcome> {
    const template = dayTemplateOf(fields)
    const body = { due_on, ...(template && { template }), ...(date && { date }) }
    const { activity_ids, meta } = await send(bookScheduleDay, { params: { id }, body, fallback: failed() })
    return { name, day: date || day, ...undoOf(activity_ids), ...meta }
  },

  async skipDays({ id = '', name = '', due_on = '', last_due_on = '' }: DayFields): Promise<Outcome> {
    const body = { due_on, last_due_on }
    const { data } = await send(skipScheduleDay, { params: { id }, body, fallback: failed() })
    return { name, count: data.count, ...undoOf(data.activity_ids) }
  },

  async bookDays({ id = '', name = '', due_on = '', last_due_on = '' }: DayFields): Promise<Outcome> {
    const body = { due_on, last_due_on }
    const { data, activity_ids } = await send(bookScheduleDays, { params: { id }, body, fallback: failed() })
    return { name, count: data.count, ...undoOf(activity_ids) }
  },

  async refuse({ key = '' }: Typed<'key'>): Promise<Outcome> {
    await send(refuseScheduleProposal, { params: { key }, fallback: failed() })
    return {}
  },

  async undo(typed: Typed<'ids'>): Promise<Outcome> {
    await undoFields(typed, failed())
    return {}
  },
}

type Change = keyof typeof changes
export type FieldsOf = { [Of in Change]: Parameters<(typeof changes)[Of]>[0] }
export type Sent = { [Of in Change]: FieldsOf[Of] & { change: Of } }[Change]
export type PlannedChanged = ChangeAnswer<Change, Outcome>
export type DonePlanned = DoneChange<Change, Outcome>

export const changePlanned = (form: FormData): Promise<PlannedChanged> => changeBy(form, changes)

const failed = () => text('We couldn’t save your changes.')
