import {
  addInstalments,
  type BodyOf,
  type InstalmentPaymentBody,
  payInstalment,
  removeInstalments,
} from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../retry/answer-or-null'
import { text } from '../catalogue/text'
import { instalmentsOf, paymentOf } from '../fields/read-form'

type Fields = Record<string, string>

interface Outcome {
  name?: string
  /** Decimal text. */
  amount?: string
  undo?: Fields
}

// Idempotent: a retry after a lost answer adds nothing twice.
const add = withKey((body: BodyOf<typeof addInstalments>, key) =>
  send(addInstalments, { body, key, fallback: failed() }),
)
const pay = withKey(({ id, ...body }: InstalmentPaymentBody & { id: string }, key) =>
  send(payInstalment, { params: { id }, body, key, fallback: failed() }),
)

export const instalmentChanges = {
  async addInstalments(fields: Fields): Promise<Outcome> {
    const { data } = await add(instalmentsOf(fields))
    return { name: data.name, undo: undoBy('removeInstalments', data.id) }
  },

  /** A payment is a transfer, so undo deletes that transfer. */
  async payInstalment({ id = '', ...fields }: Fields): Promise<Outcome> {
    const { data } = await pay({ id, ...paymentOf(fields) })
    return { amount: data.transfer.amount, undo: undoBy('removeTransfer', data.transfer.id) }
  },

  async removeInstalments({ id = '', name = '' }: Fields): Promise<Outcome> {
    // Another tab may have deleted the purchase.
    const answer = await removePlan(id).catch(ignoreNotFound)
    const ids = answer?.data.activity_ids.join()
    return { name, ...(ids && { undo: { change: 'undo', by: 'restore', ids } }) }
  },
}

export const instalmentUndoes = {
  removeInstalments: ({ id = '' }: Fields) => removePlan(id),
}

const removePlan = (id: string) => send(removeInstalments, { params: { id }, fallback: failed() })

const undoBy = (by: 'removeInstalments' | 'removeTransfer', id: number): Fields => ({
  ...{ change: 'undo', by, id: String(id) },
})

const failed = () => text('We couldn’t save your changes.')
