import { type BodyOf, moveBudget, removeBudget, setBudget, setBudgets } from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { undoFields, undoOf } from '../../shared/save-form/undo-entries'
import { text } from './catalogue/text'
import { readSeveral } from './read-several'

type Fields = Record<string, string>

interface Outcome {
  name?: string
  amount?: string
  other?: string
  undo?: Fields
}

// Idempotent: a retry after a lost answer moves nothing twice.
const move = withKey((body: BodyOf<typeof moveBudget>, key) => send(moveBudget, { body, key, ...failed() }))

const changes = {
  async set(fields: Fields): Promise<Outcome> {
    const body = readSeveral(fields)
    if (body.budgets.length === 0) return {}
    return outcomeOf(await send(setBudgets, { body, ...failed() }))
  },

  async setOne({ category_id = '', name = '', amount = '', ...fields }: Fields): Promise<Outcome> {
    const body = {
      ...{ amount, from_period: fields['from_period'] ?? '', is_once: fields['is_once'] === 'true' },
      carry: fields['carry'] as BodyOf<typeof setBudget>['carry'],
    }
    const answer = await send(setBudget, { params: { category_id }, body, ...failed() })
    return { name, ...outcomeOf(answer) }
  },

  async end({ category_id = '', name = '', from_period: period = '' }: Fields): Promise<Outcome> {
    const asked = { params: { category_id }, query: { period }, ...failed() }
    return { name, ...outcomeOf(await send(removeBudget, asked)) }
  },

  async move({ name = '', amount = '', ...fields }: Fields): Promise<Outcome> {
    const [from, to] = [Number(fields['from_category_id']), Number(fields['to_category_id'])]
    const body = { from_category_id: from, to_category_id: to, amount, period: fields['from_period'] ?? '' }
    const other = fields[`name_${from}`] ?? fields[`name_${to}`] ?? ''
    const isTaken = fields[`name_${from}`] !== undefined
    const names = isTaken ? { name: other, other: name } : { name, other }
    return { amount, ...names, ...outcomeOf(await move(body)) }
  },

  async undo(fields: Fields): Promise<Outcome> {
    await undoFields(fields, failed().fallback)
    return {}
  },
}

type Change = keyof typeof changes
export type BudgetChanged = ChangeAnswer<Change, Outcome>
export type DoneBudget = DoneChange<Change, Outcome>

export async function changeBudgets(form: FormData): Promise<BudgetChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  return answerChange(change, () => changes[change](fields))
}

const failed = () => ({ fallback: text('We couldn’t save your changes.') })

const outcomeOf = ({ data }: { data: { activity_ids: number[] } }): Outcome => undoOf(data.activity_ids)
