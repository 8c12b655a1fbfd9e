import {
  addInstalments,
  type BodyOf,
  type InstalmentPaymentBody,
  payInstalment,
  removeInstalments,
} from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import type { Typed } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../retry/answer-or-null'
import { type UndoFields, undoOf } from '../../save-form/undo-entries'
import { text } from '../catalogue/text'
import type { FieldNames } from '../fields/names'
import { instalmentsOf, paymentOf } from '../fields/read-form'

interface Outcome {
  name?: string
  /** Decimal text: "1250000.50". */
  amount?: string
  undo?: UndoFields
}

const add = withKey((body: BodyOf<typeof addInstalments>, key) =>
  send(addInstalments, { body, key, fallback: failed() }),
)
const pay = withKey(({ id, ...body }: InstalmentPaymentBody & { id: string }, key) =>
  send(payInstalment, { params: { id }, body, key, fallback: failed() }),
)

export const instalmentChanges = {
  async addInstalments(typed: Typed<FieldNames['purchase']>): Promise<Outcome> {
    const { data, activity_ids } = await add(instalmentsOf(typed))
    return { name: data.name, ...undoOf(activity_ids) }
  },

  async payInstalment({ id = '', ...typed }: Typed<FieldNames['payment'] | 'id'>): Promise<Outcome> {
    const { data, activity_ids } = await pay({ id, ...paymentOf(typed) })
    return { amount: data.transfer.amount, ...undoOf(activity_ids) }
  },

  async removeInstalments({ id = '', name = '' }: Typed<'id' | 'name'>): Promise<Outcome> {
    const asked = { params: { id }, fallback: failed() }
    const answer = await send(removeInstalments, asked).catch(ignoreNotFound)
    return { name, ...undoOf(answer?.data.activity_ids) }
  },
}

const failed = () => text('We couldn’t save your changes.')
