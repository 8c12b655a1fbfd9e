import { type BodyOf, moveBudget, removeBudget, setBudget, setBudgets } from '@pundi/contract'
import { changeBy, type ChangeAnswer, type DoneChange, type NamesOf, type Typed } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { choiceOf, numberOf } from '../../shared/save-form/read-fields'
import { type UndoFields, undoFields, undoOf } from '../../shared/save-form/undo-entries'
import { allCarries, type BudgetField } from './budget-fields'
import { text } from './catalogue/text'
import { readSeveral, type SeveralFields } from './read-several'

interface Outcome {
  name?: string
  amount?: string
  other?: string
  undo?: UndoFields
}

const move = withKey((body: BodyOf<typeof moveBudget>, key) => send(moveBudget, { body, key, ...failed() }))

type OneFields = Typed<BudgetField | 'category_id' | 'name'>
type MoveFields = Typed<NamesOf<BodyOf<typeof moveBudget>> | 'from_period' | 'name' | `name_${number}`>

const changes = {
  async set(typed: SeveralFields): Promise<Outcome> {
    const body = readSeveral(typed)
    if (body.budgets.length === 0) return {}
    return outcomeOf(await send(setBudgets, { body, ...failed() }))
  },

  async setOne({ category_id = '', name = '', amount = '', ...typed }: OneFields): Promise<Outcome> {
    const body = {
      ...{ amount, from_period: typed.from_period ?? '', is_once: typed.is_once === 'true' },
      carry: choiceOf(allCarries, typed.carry),
    }
    const answer = await send(setBudget, { params: { category_id }, body, ...failed() })
    return { name, ...outcomeOf(answer) }
  },

  async end({ category_id = '', name = '', from_period: period = '' }: OneFields): Promise<Outcome> {
    const asked = { params: { category_id }, query: { period }, ...failed() }
    return { name, ...outcomeOf(await send(removeBudget, asked)) }
  },

  async move({ name = '', amount = '', ...typed }: MoveFields): Promise<Outcome> {
    const [from, to] = [numberOf(typed.from_category_id), numberOf(typed.to_category_id)]
    const body = { from_category_id: from, to_category_id: to, amount, period: typed.from_period ?? '' }
    const other = typed[`name_${from}`] ?? typed[`name_${to}`] ?? ''
    const isTaken = typed[`name_${from}`] !== undefined
    const names = isTaken ? { name: other, other: name } : { name, other }
    return { amount, ...names, ...outcomeOf(await move(body)) }
  },

  async undo(typed: Typed<'ids'>): Promise<Outcome> {
    await undoFields(typed, failed().fallback)
    return {}
  },
}

type Change = keyof typeof changes
export type FieldsOf = { [Of in Change]: Parameters<(typeof changes)[Of]>[0] }
export type BudgetChanged = ChangeAnswer<Change, Outcome>
export type DoneBudget = DoneChange<Change, Outcome>

export const changeBudgets = (form: FormData): Promise<BudgetChanged> => changeBy(form, changes)

const failed = () => ({ fallback: text('We couldn’t save your changes.') })

const outcomeOf = ({ data }: { data: { activity_ids: number[] } }): Outcome => undoOf(data.activity_ids)
