import {
  type addTransfer,
  type addWallet,
  type BodyOf,
  changeTransfer,
  changeWallet,
  removeTransactions,
  removeTransfer,
  removeTransfers,
  removeWallet,
  restoreActivities,
} from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { text } from './catalogue/text'
import { instalmentUndoes } from './instalments/change-instalments'

export type Fields = Record<string, string>

export type WalletBody = BodyOf<typeof addWallet>
export type TransferBody = BodyOf<typeof addTransfer>

export const undoes = {
  removeWallet: ({ id = '' }: Fields) => send(removeWallet, { params: { id }, fallback: failed() }),
  removeTransfer: ({ id = '' }: Fields) => send(removeTransfer, { params: { id }, fallback: failed() }),
  removeTransfers: async ({ id = '', others = '', activities = '' }: Fields) => {
    if (others === '') await send(removeTransfer, { params: { id }, fallback: failed() })
    else
      await send(removeTransfers, { body: { ids: [Number(id), ...numbersIn(others)] }, fallback: failed() })
    await restoreAll(activities)
  },
  changeWallet: ({ id = '', body = '', version }: Fields) =>
    putWallet(id, JSON.parse(body) as WalletBody, version),
  changeTransfer: async ({ id = '', body = '', version, others = '', activities = '' }: Fields) => {
    await putTransfer(id, JSON.parse(body) as TransferBody, version)
    if (others !== '') await send(removeTransfers, { body: { ids: numbersIn(others) }, fallback: failed() })
    await restoreAll(activities)
  },
  /** One call, so that the whole settlement is undone or none of it. */
  removeSettlement({ bookings = '', transfers = '' }: Fields) {
    const [booked, ids] = [numbersIn(bookings), numbersIn(transfers)]
    if (ids.length === 0) return send(removeTransactions, { body: { ids: booked }, fallback: failed() })
    const body = { ids, ...(booked.length > 0 && { transaction_ids: booked }) }
    return send(removeTransfers, { body, fallback: failed() })
  },
  ...instalmentUndoes,
  restore: ({ ids = '' }: Fields) =>
    send(restoreActivities, { body: { ids: ids.split(',').map(Number) }, fallback: failed() }),
}

export const putWallet = (id: string, body: WalletBody, version?: string) =>
  send(changeWallet, { params: { id }, body, version, fallback: failed() })

export const putTransfer = (id: string, body: TransferBody, version?: string, begins?: string) =>
  send(changeTransfer, { params: { id }, body, version, ...beginsIn(begins), fallback: failed() })

export type Begins = { begins: string | undefined }
/** Query that moves the wallets' opening day to the record's day. */
export const beginsIn = (begins: string | undefined) => (begins ? { query: { begins } } : {})

/** Fields for the undo of a record: they restore the wallets' later opening days. */
export const undoOfBegun = (begun: BegunAnswer): Fields =>
  begun ? { others: begun.transfer_ids.join(), activities: begun.activity_ids.join() } : {}
type BegunAnswer = { activity_ids: number[]; transfer_ids: number[] } | undefined

const restoreAll = async (ids: string) =>
  ids === '' ? undefined : send(restoreActivities, { body: { ids: numbersIn(ids) }, fallback: failed() })

const numbersIn = (list: string) => (list === '' ? [] : list.split(',').map(Number))

export const failed = () => text('We couldn’t save your changes.')

export const undoBy = (by: keyof typeof undoes, id: number, more: Fields = {}): Fields => ({
  ...{ change: 'undo', by, id: String(id) },
  ...more,
})

export const undoOf = (activityIds: number[]): { undo?: Fields } =>
  activityIds.length > 0 ? { undo: { change: 'undo', by: 'restore', ids: activityIds.join() } } : {}
