import {
  addInstalments,
  type BodyOf,
  type InstalmentPaymentBody,
  payInstalment,
  removeInstalments,
} from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { ignoreNotFound } from '../../settle-call'
import { text } from '../catalogue/text'
import { instalmentsOf, paymentOf } from '../read-form'

type Fields = Record<string, string>

interface Outcome {
  /** What was bought. */
  name?: string
  /** What was paid, decimal text. */
  amount?: string
  /** The fields of the change that takes this one back. */
  undo?: Fields
}

// Each is made once, also when it is sent again because the first answer was lost.
const add = withKey((body: BodyOf<typeof addInstalments>, key) =>
  send(addInstalments, { body, key, fallback: failed() }),
)
const pay = withKey(({ id, ...body }: InstalmentPaymentBody & { id: string }, key) =>
  send(payInstalment, { params: { id }, body, key, fallback: failed() }),
)

/** The changes of purchases in instalments, beside those of wallets and transfers. */
export const instalmentChanges = {
  async addInstalments(fields: Fields): Promise<Outcome> {
    const { data } = await add(instalmentsOf(fields))
    return { name: data.name, undo: undoBy('removeInstalments', data.id) }
  },

  /** Its transfer is what pays it: deleting that takes the payment back. */
  async payInstalment({ id = '', ...fields }: Fields): Promise<Outcome> {
    const { data } = await pay({ id, ...paymentOf(fields) })
    return { amount: data.transfer.amount, undo: undoBy('removeTransfer', data.transfer.id) }
  },

  async removeInstalments({ id = '', name = '' }: Fields): Promise<Outcome> {
    // It may have been deleted in another tab.
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

const failed = () => text('This could not be saved.')
