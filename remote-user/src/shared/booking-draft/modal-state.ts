import type {
  BookedAnswer,
  BudgetAlert,
  Transaction,
  TransactionBody,
  TransactionType,
  Transfer,
} from '@pundi/contract'
import type { Draft } from './draft'

/** The storage key of the form in this tab. Change it with the shape of the stored form. */
export const formName = 'transaction 2'

/** Limit of forms in this tab: those being saved and the one being filled in. */
const mostForms = 20

export const slotName = (slot: number) => (slot ? `${formName} ${slot}` : formName)

export const formSlots = [...Array(mostForms).keys()]

/**
 * A new form may start with a type, with the quick-add line, or with a transaction that waited on the device.
 */
export type Saveable =
  | { mode: 'add'; type?: TransactionType; way?: 'line'; kept?: WaitingBooking }
  | { mode: 'edit'; transaction: Transaction }

export type Purpose = Saveable | { mode: 'view'; transaction: Transaction }

export interface FormState {
  draft: Draft
  /** The Idempotency-Key of the added transaction. */
  key: string
  /** Bodies sent under the key without an answer. The server saved at most one of them. */
  unsure: TransactionBody[]
  /** ISO 8601: since when the server may have saved one of them. Absent if every attempt was offline. */
  unsureSince?: string
}

export interface WaitingBooking extends FormState {
  body: TransactionBody
  /** Set if the server refused it: it is not sent again until the user has looked at it. */
  refused?: { message: string; errors: Record<string, string> }
}

export interface StoredForm extends FormState {
  purpose: Purpose
}

export interface OpenModal {
  purpose: Purpose
  /** Identifies one opening of the form, until it closes. */
  opening: number
  userid: string | null
  slot: number
  kept?: StoredForm
  /** Hidden while the server adds the transaction. */
  isAside?: boolean
}

/** True until the server has the transaction. */
export const isSaving = ({ id }: Transaction) => id < 0

export interface Booking {
  opening: number
  userid: string | null
  /** As typed, with a negative id; then the server's answer. */
  transaction: Transaction
}

/** What would be lost if the form closed now. `unsure`: a Save without an answer. */
export type Work = 'none' | 'typed' | 'sending' | 'unsure'

export type SavedForm =
  | {
      mode: 'add' | 'edit'
      transaction: Transaction
      before?: Transaction
      /** The alerts of budgets that it caused. */
      passed?: readonly BudgetAlert[]
      /** The other changes that made its wallet begin earlier. */
      begun?: NonNullable<BookedAnswer['begun']>
    }
  | {
      mode: 'transfer'
      transfer: Pick<Transfer, 'id' | 'amount'>
      /** The other changes that made its wallets begin earlier. */
      begun?: NonNullable<BookedAnswer['begun']>
    }
  /** The booking waits on this device until there is a connection. */
  | { mode: 'kept'; userid: string | null; key: string }

export interface ModalContentProps {
  opened: OpenModal
  onWork: (work: Work) => void
  onTurn: (purpose: Purpose) => void
  /** Called before the form is sent. It hides, with its content, until `onRefused`. */
  onSend: (transaction: Transaction) => void
  onRefused: () => void
  onSaved: (form: SavedForm) => void
  /** Asks first if input would be lost. */
  onClose: () => void
  /** Retries after the code of the form failed to load. */
  onLoadAgain: () => void
}
