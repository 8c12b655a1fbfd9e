import {
  addGoal as addGoalCall,
  addGoalMove as addGoalMoveCall,
  type BodyOf,
  changeGoal,
  removeGoal,
  removeGoalMove,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { HttpError, send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../shared/retry/answer-or-null'
import { undoFields, undoOf } from '../../shared/save-form/undo-entries'
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
    const { data, activity_ids } = await addGoal(goalOf(fields))
    return { name: data.name, ...undoOf(activity_ids) }
  },

  /** Without a version, the server overwrites the goal even if it has changed. */
  async changeGoal({ id = '', version = '', ...fields }: Fields): Promise<Outcome> {
    const asked = { params: { id }, body: goalOf(fields), fallback: failed(), ...(version && { version }) }
    const { data, activity_ids } = await send(changeGoal, asked)
    return { name: data.name, ...undoOf(activity_ids) }
  },

  async removeGoal({ id = '', name = '' }: Fields): Promise<Outcome> {
    // Another tab may have deleted the goal.
    const answer = await send(removeGoal, { params: { id }, fallback: failed() }).catch(ignoreNotFound)
    return { name, ...undoOf(answer?.data.activity_ids) }
  },

  putAside: (fields: Fields) => move(fields, ''),
  takeOut: (fields: Fields) => move(fields, '-'),

  async removeMove({ id = '', move_id = '', name = '' }: Fields): Promise<Outcome> {
    const asked = { params: { id, move_id }, fallback: failed() }
    const answer = await send(removeGoalMove, asked).catch(ignoreNotFound)
    return { name, ...undoOf(answer?.data.activity_ids) }
  },

  async undo(fields: Fields): Promise<Outcome> {
    await undoFields(fields, failed())
    return {}
  },
}

/** Adds or withdraws money. If the date is after `today`, which the form sends, the move is only planned. */
async function move({ id = '', today = '', ...fields }: Fields, sign: '' | '-'): Promise<Outcome> {
  const amount = amountOf(fields, 'amount')
  const { data, activity_ids } = await addMove({
    id,
    amount: `${sign}${amount}`,
    moved_on: fields['moved_on'] ?? '',
  })
  const { goal, move: made } = data
  return {
    ...{ name: goal.name, amount, isReached: goal.is_reached && fields['was_reached'] === 'false' },
    ...(made.moved_on > today && { planned_on: made.moved_on }),
    ...undoOf(activity_ids),
  }
}

type Change = keyof typeof changes
export type GoalChanged = ChangeAnswer<Change, Outcome>
export type DoneGoal = DoneChange<Change, Outcome>

export async function changeGoals(form: FormData): Promise<GoalChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  return answerChange(change, () => changes[change](fields))
}

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
