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
import { ignoreNotFound } from '../settle-call'
import { text } from './catalogue/text'
import { listUsedBy } from './closing/list-used-by'
import { instalmentChanges } from './instalments/change-instalments'
import { correctionOf, settlementOf, transferOf, walletOf } from './read-form'
import { type ClosingPurpose, dropTyped } from './typed'
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
  /** The name of the wallet that was changed. */
  name?: string
  /** What was moved, or what a correction came to; decimal text. */
  amount?: string
  isClosed?: boolean
  /** How many transactions were moved. */
  count?: number
  /** What is asked before it is done: nothing was changed yet. */
  asks?: ClosingPurpose
  /** The fields of the change that takes this one back. */
  undo?: Fields
}

// Each is made once, also when it is sent again because the first answer was lost.
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

  /** The body before comes with the form, so that one press gives it back. */
  async changeWallet({ id = '', version, before = '', ...fields }: Fields): Promise<Outcome> {
    const { data } = await putWallet(id, walletOf(fields), version)
    return { name: data.name, undo: undoBy('changeWallet', data.id, { body: before, version: data.version }) }
  },

  /**
   * Takes a wallet out of what is offered, or back into it; with `version`, if it is still what was on the screen. Asks
   * before where something is recorded in it again and again.
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

  /** With `move_to` its records go to another wallet first. */
  async removeWallet({ id = '', move_to }: Fields): Promise<Outcome> {
    const asked = { params: { id }, ...(move_to && { query: { move_to } }), fallback: failed() }
    // It may have been deleted in another tab.
    const answer = await send(removeWallet, asked).catch(ignoreNotFound)
    return answer ? undoOf(answer.data.activity_ids) : {}
  },

  /** Moves what is recorded in no wallet since its opening day to a wallet. */
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

  /** Asks what becomes of its day where a schedule recorded it, unless `days` says so. */
  async removeTransfer({ id = '', days = 'ask' }: Fields): Promise<Outcome> {
    const asked = { params: { id }, query: { days }, fallback: failed() }
    const answer = await send(removeTransfer, asked).catch(ignoreNotFound)
    if (answer?.data.days) {
      const question = text(
        'A recurring entry recorded this on a day that has come. Delete only this record, or offer the day again?',
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

  /** Takes back what was done last. It is not taken back itself: the log is there for that. */
  async undo({ by = '', ...fields }: Fields): Promise<Outcome> {
    await undoes[by as keyof typeof undoes](fields)
    return {}
  },
}

type Change = keyof typeof changes
export type MoneyChanged = ChangeAnswer<Change, Outcome>
export type DoneMoney = DoneChange<Change, Outcome>

/** Makes the change that the field `change` of a form names. What was typed is not needed any more once it is made. */
export async function changeMoney(form: FormData): Promise<MoneyChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  const answer = await answerChange(change, () => changes[change](fields))
  if (answer.isDone && change !== 'undo') dropTyped()
  return answer
}
