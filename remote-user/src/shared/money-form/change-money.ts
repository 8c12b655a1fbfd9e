import {
  addTransfer as addTransferCall,
  addWallet as addWalletCall,
  assignToWallet,
  type BodyOf,
  correctWallet as correctWalletCall,
  removeTransfer,
  removeWallet,
  settleShares,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { HttpError, send } from '@pundi/platform/http'
import { ignoreNotFound } from '../retry/answer-or-null'
import { text } from './catalogue/text'
import { listUsedBy } from './closing/list-used-by'
import { instalmentChanges } from './instalments/change-instalments'
import { correctionOf, settlementOf, transferOf, walletOf } from './fields/read-form'
import { type ClosingPurpose, dropTyped } from './fields/typed'
import {
  type Begins,
  beginsIn,
  failed,
  type Fields,
  putTransfer,
  putWallet,
  type TransferBody,
  undoBy,
  undoes,
  undoOf,
  undoOfBegun,
  type WalletBody,
} from './undo-money'

interface Outcome {
  name?: string
  /** Decimal text: the amount transferred, or the adjusted balance. */
  amount?: string
  isClosed?: boolean
  count?: number
  /** A question that the user must answer before the change is made. */
  asks?: ClosingPurpose
  undo?: Fields
}

// Idempotent: a retry after a lost answer adds nothing twice.
const addWallet = withKey((body: WalletBody, key) => send(addWalletCall, { body, key, fallback: failed() }))
const addTransfer = withKey(({ begins, ...body }: TransferBody & Begins, key) =>
  send(addTransferCall, { body, key, ...beginsIn(begins), fallback: failed() }),
)
const correctWallet = withKey(
  ({ id, ...body }: BodyOf<typeof correctWalletCall> & { id: string | undefined }, key) =>
    send(correctWalletCall, { params: { id: id ?? '' }, body, key, fallback: failed() }),
)

const settle = withKey((body: BodyOf<typeof settleShares>, key) =>
  send(settleShares, { body, key, fallback: failed() }),
)

const changes = {
  async addWallet(fields: Fields): Promise<Outcome> {
    const { data } = await addWallet(walletOf(fields))
    return { name: data.name, undo: undoBy('removeWallet', data.id) }
  },

  /** The form also sends the previous body, for the undo. */
  async changeWallet({ id = '', version, before = '', ...fields }: Fields): Promise<Outcome> {
    const { data } = await putWallet(id, walletOf(fields), version)
    return { name: data.name, undo: undoBy('changeWallet', data.id, { body: before, version: data.version }) }
  },

  /**
   * Closes or reopens a wallet. With `version`, the change is refused if the wallet has changed since. If recurring
   * transactions use the wallet, asks first.
   */
  async closeWallet({ id = '', body = '', version, is_sure }: Fields): Promise<Outcome> {
    const wallet = JSON.parse(body) as WalletBody & { is_closed: boolean; name: string }
    const sent = { id, body, ...(version && { version }) }
    const entries = wallet.is_closed || is_sure ? [] : await listUsedBy(Number(id), failed())
    if (entries.length > 0) return { asks: { form: 'closing', name: wallet.name, entries, sent } }
    const { data } = await putWallet(id, { ...wallet, is_closed: !wallet.is_closed }, version)
    return {
      name: data.name,
      isClosed: data.is_closed,
      undo: undoBy('changeWallet', data.id, { body, version: data.version }),
    }
  },

  /** With `move_to`, the wallet's transactions move there first. */
  async removeWallet({ id = '', move_to }: Fields): Promise<Outcome> {
    const asked = { params: { id }, ...(move_to && { query: { move_to } }), fallback: failed() }
    // Another tab may have deleted the wallet.
    const answer = await send(removeWallet, asked).catch(ignoreNotFound)
    return answer ? undoOf(answer.data.activity_ids) : {}
  },

  /** Moves transactions that have no wallet into this wallet, if they are dated since its opening day. */
  async assign({ id = '' }: Fields): Promise<Outcome> {
    const { data } = await send(assignToWallet, { params: { id }, fallback: failed() })
    return { count: data.count, ...undoOf(data.activity_ids) }
  },

  async correctWallet(fields: Fields): Promise<Outcome> {
    const { data } = await correctWallet({ id: fields['id'], ...correctionOf(fields) })
    return {
      name: data.wallet.name,
      amount: data.difference,
      ...(data.transfer && {
        undo: undoBy('removeTransfers', data.transfer.id, { others: (data.other_ids ?? []).join() }),
      }),
    }
  },

  async addTransfer(fields: Fields): Promise<Outcome> {
    const { data, begun } = await addTransfer({ ...transferOf(fields), begins: fields['begins'] })
    return { amount: data.amount, undo: undoBy('removeTransfers', data.id, undoOfBegun(begun)) }
  },

  async changeTransfer({ id = '', version, before = '', ...fields }: Fields): Promise<Outcome> {
    const { data, begun } = await putTransfer(id, transferOf(fields), version, fields['begins'])
    const undo = { body: before, version: data.version, ...undoOfBegun(begun) }
    return { undo: undoBy('changeTransfer', data.id, undo) }
  },

  /** If the transfer was recorded from a schedule, asks what becomes of the due date, unless `days` says so. */
  async removeTransfer({ id = '', days = 'ask' }: Fields): Promise<Outcome> {
    const asked = { params: { id }, query: { days }, fallback: failed() }
    const answer = await send(removeTransfer, asked).catch(ignoreNotFound)
    if (answer?.data.days) {
      const question = text(
        'This was recorded from a recurring transaction that’s due. Delete only this, or make the date due again?',
      )
      throw new HttpError(question, 409, { days: [question] })
    }
    return answer ? undoOf(answer.data.activity_ids) : {}
  },

  async settle(fields: Fields): Promise<Outcome> {
    const body = settlementOf(fields)
    const { data } = await settle(body)
    const [bookings, transfers] = [data.transaction_ids.join(), data.transfer_ids.join()]
    return { name: body.name, undo: undoBy('removeSettlement', data.id, { bookings, transfers }) }
  },

  ...instalmentChanges,

  /** Undoes the last change. There is no redo, but the activity log can restore records. */
  async undo({ by = '', ...fields }: Fields): Promise<Outcome> {
    await undoes[by as keyof typeof undoes](fields)
    return {}
  },
}

type Change = keyof typeof changes
export type MoneyChanged = ChangeAnswer<Change, Outcome>
export type DoneMoney = DoneChange<Change, Outcome>

export async function changeMoney(form: FormData): Promise<MoneyChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  const answer = await answerChange(change, () => changes[change](fields))
  if (answer.isDone && change !== 'undo') dropTyped()
  return answer
}
