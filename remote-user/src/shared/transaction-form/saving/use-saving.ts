import type { Transaction, TransactionBody } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { makeKey } from '@pundi/kit/retry'
import { keepDraft, session } from '@pundi/platform/session'
import { startTransition, useRef, useState } from 'react'
import { isSameBody } from './book-once'
import { type Draft, draftOf, emptyDraft } from '../../booking-draft/draft'
import { isUnanswered, keepWhileSent } from './keep-while-sent'
import { removeFromOutbox, addToOutbox } from '../../outbox/outbox'
import {
  slotName,
  type FormState,
  type WaitingBooking,
  type StoredForm,
  type ModalContentProps,
  type Saveable,
} from '../../booking-draft/modal-state'
import { checkDraft, type Refusal, saveTransaction } from './save-transaction'
import { useDoubt } from './use-doubt'

/**
 * Holds and saves the values of the form. From the first keystroke until the save, the tab stores
 * the values, so that they survive leaving the page or losing the session.
 */
export function useSaving(purpose: Saveable, props: ModalContentProps) {
  const { opened, onWork, onTurn, onSend, onRefused, onSaved } = props
  const [form, setForm] = useState<FormState>(() => opened.kept ?? begin(purpose))
  // The transaction in the outbox that this form corrects. Saving removes it from the outbox.
  const [corrected] = useState(() => (purpose.mode === 'add' ? purpose.kept : undefined))
  const [answer, setAnswer] = useState(() => sayRefused(corrected))
  const [isBusy, setBusy] = useState(false)
  const { doubt, forget, isSure } = useDoubt()
  // Ignores the second click of a double click, which comes before the busy button renders.
  const isSending = useRef(false)

  function remember(next: FormState, forPurpose = purpose) {
    setForm(next)
    keepDraft(slotName(opened.slot), { ...next, purpose: forPurpose } satisfies StoredForm)
    onWork(workOf(next))
  }

  function change(draft: Draft) {
    remember({ ...form, draft })
    setAnswer(undefined)
    forget()
  }

  async function send(before: FormState, forPurpose: Saveable) {
    if (isSending.current) return
    const checked = checkDraft(before.draft)
    setAnswer('body' in checked ? undefined : checked)
    if (!('body' in checked)) return
    const { body } = checked
    const seen = forPurpose.mode === 'edit' ? forPurpose.transaction.amount : undefined
    if (!isSure(body.amount, seen)) return
    const tried = withTry(before, body)
    // Stored before sending. The next attempt then knows about this attempt, even if the user
    // leaves the page now.
    remember(tried, forPurpose)
    isSending.current = true
    setBusy(true)
    onWork('sending')
    // The transition lets the browser paint the pressed button first, and then the page with the
    // new row.
    if (forPurpose.mode === 'add')
      startTransition(() => onSend(bookingOf(body, before.draft, opened.opening)))
    // Read now, because the session may have changed when the response comes.
    const { userid } = session.getState()
    const answering = saveTransaction(forPurpose, body, before)
    const answered = await (forPurpose.mode === 'add'
      ? keepWhileSent(userid, waitingBookingOf(before, body, tried), corrected, answering)
      : answering)
    const isKept =
      forPurpose.mode === 'add' &&
      isUnanswered(answered) &&
      (await addToOutbox(userid, waitingBookingOf(before, body, tried)))
    isSending.current = false
    if (corrected && ('saved' in answered || (isKept && before.key !== corrected.key)))
      await removeFromOutbox(userid, corrected.key)
    if (isKept) {
      onSaved({ mode: 'kept', userid, key: before.key })
      return
    }
    if ('saved' in answered) {
      const { data: transaction, activity_ids: entries = [], meta } = answered.saved
      onSaved({ mode: forPurpose.mode, transaction, entries, ...meta })
      return
    }
    onRefused()
    setBusy(false)
    setAnswer(answered)
    remember(answered.isLost ? tried : settle(before, answered), forPurpose)
  }

  return {
    draft: form.draft,
    change,
    isBusy,
    answer,
    doubt,
    save: (draft: Draft) => send({ ...form, draft }, purpose),
    saveOver: (now: Transaction) => {
      onTurn({ mode: 'edit', transaction: now })
      void send(form, { mode: 'edit', transaction: now })
    },
    saveAnew: () => {
      onTurn({ mode: 'add' })
      void send(withNewKey(form), { mode: 'add' })
    },
  }
}

const bookingOf = (
  { wallet_id, is_refund, tags, splits, shares, ...body }: TransactionBody,
  { category }: Draft,
  opening: number,
): Transaction => ({
  ...body,
  ...(wallet_id && { wallet_id }),
  ...(is_refund && { is_refund }),
  ...(tags?.length && { tags }),
  ...(splits?.length && { splits }),
  ...(shares?.length && { shares }),
  id: -opening,
  category_id: category?.id ?? 0,
  category: { id: category?.id ?? 0, name: category?.name ?? '' },
  created_at: '',
  version: '',
})

/**
 * The state while `body` is being sent. `unsureSince` is set by the first attempt that may reach
 * the server.
 */
function withTry(before: FormState, body: TransactionBody): FormState {
  const { unsure, unsureSince } = before
  const mayArrive = navigator.onLine || unsure.length > 0
  return {
    ...before,
    unsure: withBody(unsure, body),
    ...(unsureSince === undefined && mayArrive && { unsureSince: new Date().toISOString() }),
  }
}

const withBody = (sent: TransactionBody[], body: TransactionBody) =>
  sent.some(one => isSameBody(one, body)) ? sent : [...sent, body]

const waitingBookingOf = (
  { draft, key, unsure }: FormState,
  body: TransactionBody,
  { unsureSince }: FormState,
): WaitingBooking => ({ draft, key, unsure, body, ...(unsureSince !== undefined && { unsureSince }) })

const sayRefused = (corrected: WaitingBooking | undefined): Refusal | undefined =>
  corrected?.refused && {
    message: () => corrected.refused?.message ?? '',
    errors: () => corrected.refused?.errors ?? {},
  }

const begin = (purpose: Saveable): FormState =>
  purpose.mode === 'add' && purpose.kept ? takeUp(purpose.kept) : beginAnew(purpose)

/**
 * Continues with a transaction from the outbox. Its body may already be saved on the server, so it
 * belongs to `unsure`, the bodies that got no response.
 */
const takeUp = ({ body, refused: _, ...form }: WaitingBooking): FormState => ({
  ...form,
  unsure: withBody(form.unsure, body),
})

const beginAnew = (purpose: Saveable): FormState => ({
  draft: purpose.mode === 'edit' ? draftOf(purpose.transaction) : emptyDraft(today(), purpose.type),
  key: makeKey(),
  unsure: [],
})

/**
 * The state after a refusal. The last body was not saved, so it is not in `unsure`. If another form
 * used the Idempotency-Key, this form gets a new one.
 */
const settle = (before: FormState, { isTaken }: Refusal): FormState => (isTaken ? withNewKey(before) : before)

const withNewKey = ({ draft }: FormState): FormState => ({ draft, key: makeKey(), unsure: [] })

const workOf = ({ unsure }: FormState) => (unsure.length > 0 ? 'unsure' : 'typed')
