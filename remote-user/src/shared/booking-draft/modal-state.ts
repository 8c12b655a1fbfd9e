import type { BudgetAlert, Transaction, TransactionBody, TransactionType } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import type { Draft } from './draft'

/**
 * Storage key of the form in this tab. Change the key whenever the shape of the stored form
 * changes.
 */
export const formName = 'transaction 2'

/** Maximum number of forms in this tab, including the forms that are being saved. */
const mostForms = 20

export const slotName = (slot: number) => (slot ? `${formName} ${slot}` : formName)

export const formSlots = [...Array(mostForms).keys()]

/**
 * `way`: start with the quick-add line. `kept`: start with a transaction that waited on the device.
 */
export type Saveable =
  | { mode: 'add'; type?: TransactionType; way?: 'line'; kept?: WaitingBooking }
  | { mode: 'edit'; transaction: Transaction }

export type Purpose = Saveable | { mode: 'view'; transaction: Transaction }

export interface FormState {
  draft: Draft
  /** Idempotency-Key of the request that adds the transaction. */
  key: string
  /**
   * Request bodies that were sent with `key` and got no response. The server saved at most one of
   * them.
   */
  unsure: TransactionBody[]
  /**
   * ISO 8601: time of the first attempt that may have reached the server. Absent if every attempt
   * was made offline.
   */
  unsureSince?: string
}

export interface WaitingBooking extends FormState {
  body: TransactionBody
  /**
   * Set if the server has refused the transaction. The transaction is sent again only after the
   * user has reviewed it.
   */
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
  /** The user's input with a negative id. After the save, the transaction from the server. */
  transaction: Transaction
}

/** What the user would lose by closing the form now. `unsure`: a save that got no response. */
export type Work = 'none' | 'typed' | 'sending' | 'unsure'

export type SavedForm =
  | {
      mode: 'add' | 'edit'
      transaction: Transaction
      /**
       * Ids of the log entries of the save. Empty if nothing changed, or if some ids are unknown.
       */
      entries: readonly number[]
      passed?: readonly BudgetAlert[]
    }
  | { mode: 'transfer'; amount: string; entries: readonly number[] }
  | { mode: 'kept'; userid: string | null; key: string }

export interface ModalContentProps {
  opened: OpenModal
  onWork: (work: Work) => void
  onTurn: (purpose: Purpose) => void
  /**
   * Called before the request. The form is then hidden but keeps its input. If `onRefused` is
   * called, the form appears again.
   */
  onSend: (transaction: Transaction) => void
  onRefused: () => void
  onSaved: (form: SavedForm) => void
  onClose: () => void
  onLoadAgain: () => void
}
