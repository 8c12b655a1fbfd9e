import {
  addGoal as addGoalCall,
  addGoalMove as addGoalMoveCall,
  type BodyOf,
  changeGoal,
  removeGoal,
  removeGoalMove,
  restoreActivities,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { HttpError, send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../shared/retry/answer-or-null'
import { text } from './catalogue/text'

type Fields = Record<string, string>

interface Outcome {
  name?: string
  /** The amount set aside or withdrawn; decimal text without a sign. */
  amount?: string
  planned_on?: string
  isReached?: boolean
  undo?: Fields
}

type GoalBody = BodyOf<typeof addGoalCall>
type Move = BodyOf<typeof addGoalMoveCall> & { id: string }

// Idempotent: a retry after a lost answer adds nothing twice.
const addGoal = withKey((body: GoalBody, key) => send(addGoalCall, { body, key, fallback: failed() }))
const addMove = withKey(({ id, ...body }: Move, key) =>
  send(addGoalMoveCall, { params: { id }, body, key, fallback: failed() }),
)

const changes = {
  async addGoal(fields: Fields): Promise<Outcome> {
    const { data } = await addGoal(goalOf(fields))
    return { name: data.name, undo: undoBy('removeGoal', { id: String(data.id) }) }
  },

  /** The form also sends the previous body, for the undo. */
  async changeGoal({ id = '', before = '', version = '', ...fields }: Fields): Promise<Outcome> {
    const { data } = await putGoal(id, goalOf(fields), version)
    return { name: data.name, undo: undoBy('changeGoal', { id, body: before, version: data.version }) }
  },

  async removeGoal({ id = '', name = '' }: Fields): Promise<Outcome> {
    // Another tab may have deleted the goal.
    const answer = await send(removeGoal, { params: { id }, fallback: failed() }).catch(ignoreNotFound)
    return { name, ...(answer && undoOf(answer.data.activity_ids)) }
  },

  putAside: (fields: Fields) => move(fields, ''),
  takeOut: (fields: Fields) => move(fields, '-'),

  async removeMove({ id = '', move_id = '', name = '' }: Fields): Promise<Outcome> {
    const asked = { params: { id, move_id }, fallback: failed() }
    const answer = await send(removeGoalMove, asked).catch(ignoreNotFound)
    return { name, ...(answer && undoOf(answer.data.activity_ids)) }
  },

  /** Undoes the last change. There is no redo, but the activity log can restore records. */
  async undo({ by = '', ...fields }: Fields): Promise<Outcome> {
    await undoes[by as keyof typeof undoes](fields)
    return {}
  },
}

/** Adds or withdraws money. If the date is after `today`, which the form sends, the move is only planned. */
async function move({ id = '', today = '', ...fields }: Fields, sign: '' | '-'): Promise<Outcome> {
  const amount = amountOf(fields, 'amount')
  const { data } = await addMove({ id, amount: `${sign}${amount}`, moved_on: fields['moved_on'] ?? '' })
  const { goal, move: made } = data
  return {
    ...{ name: goal.name, amount, isReached: goal.is_reached && fields['was_reached'] === 'false' },
    ...(made.moved_on > today && { planned_on: made.moved_on }),
    undo: undoBy('removeMove', { id, move_id: String(made.id) }),
  }
}

const undoes = {
  removeGoal: ({ id = '' }: Fields) => send(removeGoal, { params: { id }, fallback: failed() }),
  changeGoal: ({ id = '', body = '', version = '' }: Fields) =>
    putGoal(id, JSON.parse(body) as GoalBody, version),
  removeMove: ({ id = '', move_id = '' }: Fields) =>
    send(removeGoalMove, { params: { id, move_id }, fallback: failed() }),
  restore: ({ ids = '' }: Fields) =>
    send(restoreActivities, { body: { ids: ids.split(',').map(Number) }, fallback: failed() }),
}

type Change = keyof typeof changes
export type GoalChanged = ChangeAnswer<Change, Outcome>
export type DoneGoal = DoneChange<Change, Outcome>

export async function changeGoals(form: FormData): Promise<GoalChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  return answerChange(change, () => changes[change](fields))
}

/** Without a version, the server overwrites the goal even if it has changed. */
const putGoal = (id: string, body: GoalBody, version: string) =>
  send(changeGoal, { params: { id }, body, fallback: failed(), ...(version && { version }) })

const goalOf = (fields: Fields): GoalBody => ({
  name: fields['name'] ?? '',
  target: amountOf(fields, 'target'),
  due_on: fields['due_on'] || null,
  wallet_id: fields['wallet_id'] ? Number(fields['wallet_id']) : null,
})

/** Refuses text that the amount field could not read: the server might read another amount. */
function amountOf(fields: Fields, name: string): string {
  const typed = fields[name] ?? ''
  if (/^\d+(\.\d+)?$/.test(typed)) return typed
  const message = text('Enter an amount')
  throw new HttpError(message, 422, { [name]: [message] })
}

const failed = () => text('We couldn’t save your changes.')

const undoBy = (by: keyof typeof undoes, fields: Fields): Fields => ({ change: 'undo', by, ...fields })

const undoOf = (activityIds: number[]): Outcome => ({ undo: undoBy('restore', { ids: activityIds.join() }) })
