import {
  addGoal as addGoalCall,
  addGoalMove as addGoalMoveCall,
  type BodyOf,
  changeGoal,
  removeGoal,
  removeGoalMove,
} from '@pundi/contract'
import { changeBy, type ChangeAnswer, type DoneChange, type NamesOf, type Typed } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../shared/retry/answer-or-null'
import { amountOf, numberOrNull } from '../../shared/save-form/read-fields'
import { type UndoFields, undoFields, undoOf } from '../../shared/save-form/undo-entries'
import { text } from './catalogue/text'

interface Outcome {
  name?: string
  /** The amount set aside or withdrawn; decimal text without a sign. */
  amount?: string
  planned_on?: string
  isReached?: boolean
  undo?: UndoFields
}

type GoalBody = BodyOf<typeof addGoalCall>
type MoveBody = BodyOf<typeof addGoalMoveCall>
type Move = MoveBody & { id: string }

type GoalFields = Typed<NamesOf<GoalBody>>
/**
 * `today`: the date on which the form was sent. `was_reached`: whether the goal was reached at that
 * time.
 */
type MoveFields = Typed<NamesOf<MoveBody> | 'id' | 'today' | 'was_reached'>

const addGoal = withKey((body: GoalBody, key) => send(addGoalCall, { body, key, fallback: failed() }))
const addMove = withKey(({ id, ...body }: Move, key) =>
  send(addGoalMoveCall, { params: { id }, body, key, fallback: failed() }),
)

const changes = {
  async addGoal(typed: GoalFields): Promise<Outcome> {
    const { data, activity_ids } = await addGoal(goalOf(typed))
    return { name: data.name, ...undoOf(activity_ids) }
  },

  /** Without `version`, the server overwrites the goal even if it was changed elsewhere. */
  async changeGoal({
    id = '',
    version = '',
    ...typed
  }: GoalFields & Typed<'id' | 'version'>): Promise<Outcome> {
    const asked = { params: { id }, body: goalOf(typed), fallback: failed(), ...(version && { version }) }
    const { data, activity_ids } = await send(changeGoal, asked)
    return { name: data.name, ...undoOf(activity_ids) }
  },

  async removeGoal({ id = '', name = '' }: Typed<'id' | 'name'>): Promise<Outcome> {
    const answer = await send(removeGoal, { params: { id }, fallback: failed() }).catch(ignoreNotFound)
    return { name, ...undoOf(answer?.data.activity_ids) }
  },

  putAside: (typed: MoveFields) => move(typed, ''),
  takeOut: (typed: MoveFields) => move(typed, '-'),

  async removeMove({ id = '', move_id = '', name = '' }: Typed<'id' | 'move_id' | 'name'>): Promise<Outcome> {
    const asked = { params: { id, move_id }, fallback: failed() }
    const answer = await send(removeGoalMove, asked).catch(ignoreNotFound)
    return { name, ...undoOf(answer?.data.activity_ids) }
  },

  async undo(typed: Typed<'ids'>): Promise<Outcome> {
    await undoFields(typed, failed())
    return {}
  },
}

/**
 * Sets money aside for a goal, or withdraws money if `sign` is "-". If the form's date is after
 * `today`, the money is only planned, and `planned_on` is that date.
 */
async function move({ id = '', today = '', ...typed }: MoveFields, sign: '' | '-'): Promise<Outcome> {
  const amount = amountOf(typed, 'amount')
  const { data, activity_ids } = await addMove({
    id,
    amount: `${sign}${amount}`,
    moved_on: typed.moved_on ?? '',
  })
  const { goal, move: made } = data
  return {
    ...{ name: goal.name, amount, isReached: goal.is_reached && typed.was_reached === 'false' },
    ...(made.moved_on > today && { planned_on: made.moved_on }),
    ...undoOf(activity_ids),
  }
}

type Change = keyof typeof changes
export type FieldsOf = { [Of in Change]: Parameters<(typeof changes)[Of]>[0] }
export type GoalChanged = ChangeAnswer<Change, Outcome>
export type DoneGoal = DoneChange<Change, Outcome>

export const changeGoals = (form: FormData): Promise<GoalChanged> => changeBy(form, changes)

const goalOf = (typed: GoalFields): GoalBody => ({
  name: typed.name ?? '',
  target: amountOf(typed, 'target'),
  due_on: typed.due_on || null,
  wallet_id: numberOrNull(typed.wallet_id),
})

const failed = () => text('We couldn’t save your changes.')
