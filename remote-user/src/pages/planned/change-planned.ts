import {
  addSchedule as addScheduleCall,
  bookScheduleDay,
  bookScheduleDays,
  changeSchedule,
  type BudgetAlert,
  refuseScheduleProposal,
  removeSchedule,
  restoreActivities,
  type ScheduleBody,
  type ScheduleDaysUnbookingBody,
  skipScheduleDay,
  unbookScheduleDay,
  unbookScheduleDays,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../shared/retry/answer-or-null'
import { text } from './catalogue/text'
import { bodyOf, dayTemplateOf, type Fields } from './read-body'

interface Outcome {
  name?: string
  day?: string
  count?: number
  passed?: BudgetAlert[]
  undo?: Fields
}

// Idempotent: a retry after a lost answer adds nothing twice.
const addSchedule = withKey((body: ScheduleBody, key) =>
  send(addScheduleCall, { body, key, fallback: failed() }),
)

const changes = {
  /** If past dates were recorded at once, there is no undo: deleting the schedule would keep those records. */
  async addSchedule({ name = '', today = '', ...fields }: Fields): Promise<Outcome> {
    const body = bodyOf(fields)
    const { data } = await addSchedule(body)
    const hasBooked = body.is_automatic && body.anchor_date <= today
    return { name, ...(!hasBooked && { undo: undoBy('removeSchedule', { id: String(data.id) }) }) }
  },

  /** The form also sends the previous body, for the undo. */
  async changeSchedule({
    id = '',
    name = '',
    before = '',
    version = '',
    ...fields
  }: Fields): Promise<Outcome> {
    const { data } = await putSchedule(id, bodyOf(fields), version)
    return { name, undo: undoBy('changeSchedule', { id, body: before, version: data.version }) }
  },

  async removeSchedule({ id = '', name = '' }: Fields): Promise<Outcome> {
    // Another tab may have deleted the schedule.
    const answer = await send(removeSchedule, { params: { id }, fallback: failed() }).catch(ignoreNotFound)
    return { name, ...(answer && undoOf(answer.data.activity_ids)) }
  },

  async skipDay({ id = '', name = '', due_on = '', day = '' }: Fields): Promise<Outcome> {
    const { data } = await send(skipScheduleDay, { params: { id }, body: { due_on }, fallback: failed() })
    return { name, day, ...undoOf(data.activity_ids) }
  },

  /**
   * Records one due date, as scheduled or with the form's values. Undo makes the date due again, unless the record
   * was edited meanwhile.
   */
  async bookDay({
    id = '',
    name = '',
    due_on = '',
    day = '',
    date = '',
    ...fields
  }: Fields): Promise<Outcome> {
    const template = dayTemplateOf(fields)
    const body = { due_on, ...(template && { template }), ...(date && { date }) }
    const { data, meta } = await send(bookScheduleDay, { params: { id }, body, fallback: failed() })
    const record = { record_id: String(data.record_id), version: data.record_version }
    return { name, day: date || day, undo: undoBy('unbook', { id, due_on, ...record }), ...meta }
  },

  async skipDays({ id = '', name = '', due_on = '', last_due_on = '' }: Fields): Promise<Outcome> {
    const body = { due_on, last_due_on }
    const { data } = await send(skipScheduleDay, { params: { id }, body, fallback: failed() })
    return { name, count: data.count, ...undoOf(data.activity_ids) }
  },

  async bookDays({ id = '', name = '', due_on = '', last_due_on = '' }: Fields): Promise<Outcome> {
    const body = { due_on, last_due_on }
    const { data } = await send(bookScheduleDays, { params: { id }, body, fallback: failed() })
    const records = JSON.stringify(data.records)
    return { name, count: data.count, undo: undoBy('unbookDays', { id, records }) }
  },

  async refuse({ key = '' }: Fields): Promise<Outcome> {
    await send(refuseScheduleProposal, { params: { key }, fallback: failed() })
    return {}
  },

  /** Undoes the last change. There is no redo, but the activity log can restore records. */
  async undo({ by = '', ...fields }: Fields): Promise<Outcome> {
    await undoes[by as keyof typeof undoes](fields)
    return {}
  },
}

const undoes = {
  removeSchedule: ({ id = '' }: Fields) => send(removeSchedule, { params: { id }, fallback: failed() }),
  changeSchedule: ({ id = '', body = '', version = '' }: Fields) =>
    putSchedule(id, JSON.parse(body) as ScheduleBody, version),
  unbook: ({ id = '', due_on = '', record_id = '', version = '' }: Fields) =>
    send(unbookScheduleDay, {
      ...{ params: { id }, body: { due_on, record_id: Number(record_id) }, version },
      fallback: failed(),
    }),
  unbookDays: ({ id = '', records = '' }: Fields) =>
    send(unbookScheduleDays, {
      ...{ params: { id }, fallback: failed() },
      body: { records: JSON.parse(records) as ScheduleDaysUnbookingBody['records'] },
    }),
  restore: ({ ids = '' }: Fields) =>
    send(restoreActivities, { body: { ids: ids.split(',').map(Number) }, fallback: failed() }),
}

type Change = keyof typeof changes
export type PlannedChanged = ChangeAnswer<Change, Outcome>
export type DonePlanned = DoneChange<Change, Outcome>

export async function changePlanned(form: FormData): Promise<PlannedChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  return answerChange(change, () => changes[change](fields))
}

/** Without a version, the server overwrites the schedule even if it has changed. */
const putSchedule = (id: string, body: ScheduleBody, version: string) =>
  send(changeSchedule, { params: { id }, body, fallback: failed(), ...(version && { version }) })

const failed = () => text('We couldn’t save your changes.')

const undoBy = (by: keyof typeof undoes, fields: Fields): Fields => ({ change: 'undo', by, ...fields })

const undoOf = (activityIds: number[]): Outcome => ({ undo: undoBy('restore', { ids: activityIds.join() }) })
