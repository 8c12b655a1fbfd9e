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
import { ignoreNotFound } from '../settle-call'
import { text } from './catalogue/text'

/** What a change sends beside the fields of its form. */
type Fields = Record<string, string>

interface Outcome {
  /** The goal's name. */
  name?: string
  /** What was put aside or taken out, decimal text without a sign. */
  amount?: string
  /** The day of a move that is planned. */
  planned_on?: string
  /** The goal has its target by now, and had not before. */
  isReached?: boolean
  /** The fields of the change that takes this one back. */
  undo?: Fields
}

type GoalBody = BodyOf<typeof addGoalCall>
type Move = BodyOf<typeof addGoalMoveCall> & { id: string }

// Each is made once, also when it is sent again because the first answer was lost.
const addGoal = withKey((body: GoalBody, key) => send(addGoalCall, { body, key, fallback: failed() }))
const addMove = withKey(({ id, ...body }: Move, key) =>
  send(addGoalMoveCall, { params: { id }, body, key, fallback: failed() }),
)

const changes = {
  async addGoal(fields: Fields): Promise<Outcome> {
    const { data } = await addGoal(goalOf(fields))
    return { name: data.name, undo: undoBy('removeGoal', { id: String(data.id) }) }
  },

  /** The body before comes with the form, so that one press gives it back. */
  async changeGoal({ id = '', before = '', version = '', ...fields }: Fields): Promise<Outcome> {
    const { data } = await putGoal(id, goalOf(fields), version)
    return { name: data.name, undo: undoBy('changeGoal', { id, body: before, version: data.version }) }
  },

  async removeGoal({ id = '', name = '' }: Fields): Promise<Outcome> {
    // It may have been deleted in another tab.
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

  /** Takes back what was done last. It is not taken back itself: the log is there for that. */
  async undo({ by = '', ...fields }: Fields): Promise<Outcome> {
    await undoes[by as keyof typeof undoes](fields)
    return {}
  },
}

/** A day after the user's, `today` in the form, plans it. */
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

/** Makes the change that the field `change` of a form names. */
export async function changeGoals(form: FormData): Promise<GoalChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  return answerChange(change, () => changes[change](fields))
}

/** Changes a goal if it still has the version; without one, whatever it is by now. */
const putGoal = (id: string, body: GoalBody, version: string) =>
  send(changeGoal, { params: { id }, body, fallback: failed(), ...(version && { version }) })

/** The body of a goal's form. */
const goalOf = (fields: Fields): GoalBody => ({
  name: fields['name'] ?? '',
  target: amountOf(fields, 'target'),
  due_on: fields['due_on'] || null,
  wallet_id: fields['wallet_id'] ? Number(fields['wallet_id']) : null,
})

/** An amount as its field gives it. What the field could not read is refused: read once more it might be another. */
function amountOf(fields: Fields, name: string): string {
  const typed = fields[name] ?? ''
  if (/^\d+(\.\d+)?$/.test(typed)) return typed
  const message = text('Enter an amount')
  throw new HttpError(message, 422, { [name]: [message] })
}

const failed = () => text('This could not be saved.')

const undoBy = (by: keyof typeof undoes, fields: Fields): Fields => ({ change: 'undo', by, ...fields })

const undoOf = (activityIds: number[]): Outcome => ({ undo: undoBy('restore', { ids: activityIds.join() }) })
