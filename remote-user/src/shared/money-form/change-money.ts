import {
  addTransfer as addTransferCall,
  addWallet as addWalletCall,
  assignToWallet,
  type BodyOf,
  changeTransfer,
  changeWallet,
  correctWallet as correctWalletCall,
  listWallets,
  removeTransfer,
  removeWallet,
  settleShares,
  type Wallet,
} from '@pundi/contract'
import { changeBy, type ChangeAnswer, type DoneChange, type Typed } from '@pundi/kit/form'
import { withKey } from '@pundi/kit/retry'
import { HttpError, send } from '@pundi/platform/http'
import { ignoreNotFound } from '../retry/answer-or-null'
import { text } from './catalogue/text'
import { listUsedBy } from './closing/list-used-by'
import { instalmentChanges } from './instalments/change-instalments'
import type { FieldNames } from './fields/names'
import { correctionOf, settlementOf, transferOf, walletOf } from './fields/read-form'
import { type ClosingPurpose, dropTyped } from './fields/typed'
import { type UndoFields, undoFields, undoOf } from '../save-form/undo-entries'

type WalletBody = BodyOf<typeof addWalletCall>
type TransferBody = BodyOf<typeof addTransferCall>

type Begins = { begins: string | undefined }
const beginsIn = (begins: string | undefined) => (begins ? { query: { begins } } : {})

const failed = () => text('We couldn’t save your changes.')

interface Outcome {
  name?: string
  /** Decimal text: the amount transferred, or the adjusted balance. */
  amount?: string
  isClosed?: boolean
  count?: number
  asks?: ClosingPurpose
  undo?: UndoFields
}

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

type WalletFields = Typed<FieldNames['wallet']>
type TransferFields = Typed<FieldNames['transfer']>
type ClosingFields = Typed<'id' | 'version' | 'is_sure'>
type Edited = Typed<'id' | 'version'>

const changes = {
  async addWallet(typed: WalletFields): Promise<Outcome> {
    const { data, activity_ids } = await addWallet(walletOf(typed))
    return { name: data.name, ...undoOf(activity_ids) }
  },

  async changeWallet({ id = '', version, ...typed }: WalletFields & Edited): Promise<Outcome> {
    const { data, activity_ids } = await putWallet(id, walletOf(typed), version)
    return { name: data.name, ...undoOf(activity_ids) }
  },

  /**
   * Closes a wallet, or reopens a closed wallet. If recurring transactions use the wallet, asks
   * first. With `version`, the server refuses if the wallet was changed elsewhere.
   */
  async closeWallet({ id = '', version, is_sure }: ClosingFields): Promise<Outcome> {
    const wallet = await findWallet(Number(id))
    const sent = { id, ...(version && { version }) }
    const entries = wallet.is_closed || is_sure ? [] : await listUsedBy(Number(id), failed())
    if (entries.length > 0) return { asks: { form: 'closing', name: wallet.name, entries, sent } }
    const { data, activity_ids } = await putWallet(id, withOtherEnd(wallet), version)
    return { name: data.name, isClosed: data.is_closed, ...undoOf(activity_ids) }
  },

  /** With `move_to`, the wallet's transactions first move to that wallet. */
  async removeWallet({ id = '', move_to }: Typed<'id' | 'move_to'>): Promise<Outcome> {
    const asked = { params: { id }, ...(move_to && { query: { move_to } }), fallback: failed() }
    const answer = await send(removeWallet, asked).catch(ignoreNotFound)
    return answer ? undoOf(answer.data.activity_ids) : {}
  },

  /**
   * Moves transactions that have no wallet into this wallet. Transactions older than the wallet's
   * opening day do not move.
   */
  async assign({ id = '' }: Typed<'id'>): Promise<Outcome> {
    const { data } = await send(assignToWallet, { params: { id }, fallback: failed() })
    return { count: data.count, ...undoOf(data.activity_ids) }
  },

  async correctWallet({ id, ...typed }: Typed<FieldNames['correction'] | 'id'>): Promise<Outcome> {
    const { data, activity_ids } = await correctWallet({ id, ...correctionOf(typed) })
    return { name: data.wallet.name, amount: data.difference, ...undoOf(activity_ids) }
  },

  async addTransfer(typed: TransferFields): Promise<Outcome> {
    const { data, activity_ids } = await addTransfer({ ...transferOf(typed), begins: typed.begins })
    return { amount: data.amount, ...undoOf(activity_ids) }
  },

  async changeTransfer({ id = '', version, ...typed }: TransferFields & Edited): Promise<Outcome> {
    const body = transferOf(typed)
    const asked = { params: { id }, body, version, ...beginsIn(typed.begins), fallback: failed() }
    const { activity_ids } = await send(changeTransfer, asked)
    return undoOf(activity_ids)
  },

  /**
   * If the transfer was recorded from a schedule, asks what becomes of the due date. `days` can
   * contain the user's answer.
   */
  async removeTransfer({ id = '', days = 'ask' }: Typed<'id' | 'days'>): Promise<Outcome> {
    const asked = { params: { id }, query: { days }, fallback: failed() }
    const answer = await send(removeTransfer, asked).catch(ignoreNotFound)
    if (answer?.data.days) {
      const question = text(
        'This was recorded from a recurring transaction. Delete only this, or also mark it as due again?',
      )
      throw new HttpError(question, 409, { days: [question] })
    }
    return answer ? undoOf(answer.data.activity_ids) : {}
  },

  async settle(typed: Typed<FieldNames['settlement']>): Promise<Outcome> {
    const body = settlementOf(typed)
    const { activity_ids } = await settle(body)
    return { name: body.name, ...undoOf(activity_ids) }
  },

  ...instalmentChanges,

  async undo(typed: Typed<'ids'>): Promise<Outcome> {
    await undoFields(typed, failed())
    return {}
  },
}

const putWallet = (id: string, body: WalletBody, version: string | undefined) =>
  send(changeWallet, { params: { id }, body, version, fallback: failed() })

async function findWallet(id: number): Promise<Wallet> {
  const { data } = await send(listWallets, { fallback: failed() })
  const found = data.find(wallet => wallet.id === id)
  if (!found) throw new HttpError(failed(), 404)
  return found
}

const withOtherEnd = (wallet: Wallet): WalletBody => {
  const { name, kind, opening_balance, opening_date, is_closed, due_day = null, instalments = null } = wallet
  return { name, kind, opening_balance, opening_date, is_closed: !is_closed, due_day, instalments }
}

type Change = keyof typeof changes
export type FieldsOf = { [Of in Change]: Parameters<(typeof changes)[Of]>[0] }
export type MoneyChanged = ChangeAnswer<Change, Outcome>
export type DoneMoney = DoneChange<Change, Outcome>

export async function changeMoney(form: FormData): Promise<MoneyChanged> {
  const answer = await changeBy(form, changes)
  if (answer.isDone && answer.change !== 'undo') dropTyped()
  return answer
}
