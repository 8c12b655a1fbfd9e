import type { BudgetAlert, Transaction, TransactionBody, TransactionType } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import type { Draft } from './draft'

/** The storage key of the form in this tab. Change it with the shape of the stored form. */
export const formName = 'transaction 2'

/** Limit of forms in this tab: those being saved and the one being filled in. */
const mostForms = 20

export const slotName = (slot: number) => (slot ? `${formName} ${slot}` : formName)

export const formSlots = [...Array(mostForms).keys()]

/** A new form may start with a type, the quick-add line, or a transaction that waited on the device. */
export type Saveable =
  | { mode: 'add'; type?: TransactionType; way?: 'line'; kept?: WaitingBooking }
  | { mode: 'edit'; transaction: Transaction }

export type Purpose = Saveable | { mode: 'view'; transaction: Transaction }

export interface FormState {
  draft: Draft
  /** The Idempotency-Key of the added transaction. */
  key: string
  /** Bodies that were sent under the key and got no answer. The server saved at most one of them. */
  unsure: TransactionBody[]
  /** ISO 8601: time of the first attempt that the server may have saved. Absent if every attempt was offline. */
  unsureSince?: string
}

export interface WaitingBooking extends FormState {
  body: TransactionBody
  /** Set after a refusal by the server. The transaction is then not sent again until the user has reviewed it. */
  refused?: { message: string; errors: Typed<string> }
}

export interface StoredForm extends FormState {
  purpose: Purpose
}

export interface OpenModal {
  purpose: Purpose
  opening: number
  userid: string | null
  slot: number
  kept?: StoredForm
  isAside?: boolean
  hasAddress?: true
}

export interface AddressedView {
  modal: OpenModal
  transaction: Transaction
  leave: () => void
  isLeft?: true
}

export const isSaving = ({ id }: Transaction) => id < 0

export interface Booking {
  opening: number
  userid: string | null
  /** The input, with a negative id; after the save, the server's answer. */
  transaction: Transaction
}

/** What would be lost if the form closed now. `unsure`: a Save that got no answer. */
export type Work = 'none' | 'typed' | 'sending' | 'unsure'

export type SavedForm =
  | {
      mode: 'add' | 'edit'
      transaction: Transaction
      /** The log entries of the save. Empty if it changed nothing, or if some entries are unknown. */
      entries: readonly number[]
      passed?: readonly BudgetAlert[]
    }
  | { mode: 'transfer'; amount: string; entries: readonly number[] }
  | { mode: 'kept'; userid: string | null; key: string }

export interface ModalContentProps {
  opened: OpenModal
  onWork: (work: Work) => void
  onTurn: (purpose: Purpose) => void
  /** Called before the request. The form is then hidden, with its content, until `onRefused`. */
  onSend: (transaction: Transaction) => void
  onRefused: () => void
  onSaved: (form: SavedForm) => void
  onClose: () => void
  onLoadAgain: () => void
}
