import type {
  BookedAnswer,
  PassedMark,
  Transaction,
  TransactionBody,
  TransactionType,
  Transfer,
} from '@pundi/contract'
import type { Draft } from './saving/draft'

/** The name under which this tab keeps the form. Another shape of it needs another name. */
export const formName = 'transaction 2'

/** How many forms this tab keeps at once: those that are being saved, and the one that somebody fills in. */
const mostKept = 20

/** The name under which this tab keeps a form, by the place that the form has among them. */
export const draftName = (place: number) => (place ? `${formName} ${place}` : formName)

export const places = [...Array(mostKept).keys()]

/** What can be saved. A form that adds may begin with a type, with its line in sight, or with what the device kept. */
export type Saveable =
  | { mode: 'add'; type?: TransactionType; way?: 'line'; kept?: KeptBooking }
  | { mode: 'edit'; transaction: Transaction }

/** What the form is opened for. */
export type Purpose = Saveable | { mode: 'view'; transaction: Transaction }

/** The values of an opened form and the state of its saving. */
export interface FormState {
  draft: Draft
  /** The Idempotency-Key of what the form adds. */
  key: string
  /** The bodies that were sent under the key without an answer. At most one of them was booked. */
  unsure: TransactionBody[]
  /** Since when one may have been booked without our hearing, ISO 8601; absent where every try had no network. */
  unsureSince?: string
}

/** A booking that lies on this device, with all that its form held. */
export interface KeptBooking extends FormState {
  body: TransactionBody
  /** Why it is not sent any more: somebody has to look at it. */
  refused?: { message: string; errors: Record<string, string> }
}

/** What is kept of a form in which somebody typed. */
export interface KeptForm extends FormState {
  purpose: Purpose
}

export interface OpenModal {
  purpose: Purpose
  /** Names one opening, from the press of a button to the closing. */
  opening: number
  /** The user who opened it. */
  userid: string | null
  /** Its place among the forms that this tab keeps. */
  place: number
  /** The form as it was when the session ended or the page was left. */
  kept?: KeptForm
  /** It is out of sight while the server is asked to add what it says. */
  isAside?: boolean
}

/** Whether the server does not have a transaction yet. */
export const isSaving = ({ id }: Transaction) => id < 0

/** A transaction that the server was asked to add, until the pages have it from there. */
export interface Booking {
  opening: number
  /** The user who booked it. */
  userid: string | null
  /** As it was typed, with an id below 0; once the server has it, as it gave it back. */
  transaction: Transaction
}

/** How much would be lost if the form were closed now: `unsure` is a Save whose answer was lost. */
export type Work = 'none' | 'typed' | 'sending' | 'unsure'

export type SavedForm =
  | {
      mode: 'add' | 'edit'
      /** The record that was created or changed, as the server gave it back. */
      transaction: Transaction
      /** What a changed one was before. */
      before?: Transaction
      /** The budgets that it made pass a mark. */
      passed?: readonly PassedMark[]
      /** What was changed beside it so that its wallet begins earlier. */
      begun?: NonNullable<BookedAnswer['begun']>
    }
  | { mode: 'transfer'; transfer: Pick<Transfer, 'id' | 'amount'> }
  /** It lies on this device until there is a connection. */
  | { mode: 'kept'; userid: string | null; key: string }

export interface OpenedFormProps {
  opened: OpenModal
  onWork: (work: Work) => void
  /** Switches the same form to another purpose. */
  onTurn: (purpose: Purpose) => void
  /** The form is about to be sent to add this: it steps aside, with all that it holds, until `onRefused`. */
  onSend: (transaction: Transaction) => void
  onRefused: () => void
  onSaved: (form: SavedForm) => void
  /** Asks to close. Where work would be lost, the user is asked first. */
  onClose: () => void
  /** Where the code of the form could not be loaded. */
  onLoadAgain: () => void
}
