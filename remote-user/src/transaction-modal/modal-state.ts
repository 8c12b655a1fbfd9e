import type { Transaction, TransactionBody } from '@pundi/contract'
import type { Draft } from './saving/draft'

/** The name under which this tab keeps the form. Another shape of it needs another name. */
export const formName = 'transaction 2'

/** What can be saved. */
export type Saveable = { mode: 'add' } | { mode: 'edit'; transaction: Transaction }

/** What the form is opened for. */
export type Purpose = Saveable | { mode: 'view'; transaction: Transaction }

/** The values of an opened form and the state of its saving. */
export interface FormState {
  draft: Draft
  /** The Idempotency-Key of what the form adds. */
  key: string
  /** The bodies that were sent under the key without an answer. At most one of them was booked. */
  unsure: TransactionBody[]
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
  /** The form as it was when the session ended or the page was left. */
  kept?: KeptForm
}

/** How much would be lost if the form were closed now: `unsure` is a Save whose answer was lost. */
export type Work = 'none' | 'typed' | 'sending' | 'unsure'

export interface SavedForm {
  mode: 'add' | 'edit'
  /** The record that was created or changed, as the server gave it back. */
  transaction: Transaction
}

export interface OpenedFormProps {
  opened: OpenModal
  onWork: (work: Work) => void
  /** Switches the same form to another purpose. */
  onTurn: (purpose: Purpose) => void
  onSaved: (form: SavedForm) => void
  /** Asks to close. Where work would be lost, the user is asked first. */
  onClose: () => void
  /** Where the code of the form could not be loaded. */
  onLoadAgain: () => void
}

/** "Modes: add, edit, view; closing the modal resets the mode to none." */
export type ModalState = { purpose: { mode: 'none' } } | OpenModal

export const isOpen = (modal: ModalState): modal is OpenModal => modal.purpose.mode !== 'none'
