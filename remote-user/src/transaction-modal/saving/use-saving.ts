import type { Transaction, TransactionBody } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { makeKey } from '@pundi/kit/retry'
import { keepDraft, session } from '@pundi/platform/session'
import { startTransition, useRef, useState } from 'react'
import { isSame } from './book-once'
import { type Draft, draftOf, emptyDraft } from './draft'
import { isUnanswered, keepWhileSent } from '../../outbox/keep-while-sent'
import { dropBooking, keepBooking } from '../../outbox/kept-bookings'
import {
  draftName,
  type FormState,
  type KeptBooking,
  type KeptForm,
  type OpenedFormProps,
  type Saveable,
} from '../modal-state'
import { checkDraft, type Refusal, saveTransaction } from './save-transaction'
import { useDoubt } from './use-doubt'

/**
 * The values of the form and its saving. This tab keeps all of it from the first keystroke to the save, so that it
 * survives the end of the session and leaving the page.
 */
export function useSaving(purpose: Saveable, props: OpenedFormProps) {
  const { opened, onWork, onTurn, onSend, onRefused, onSaved } = props
  const [form, setForm] = useState<FormState>(() => opened.kept ?? begin(purpose))
  // What the device kept, and is being corrected here: it goes once that is saved.
  const [corrected] = useState(() => (purpose.mode === 'add' ? purpose.kept : undefined))
  const [answer, setAnswer] = useState(() => sayRefused(corrected))
  const [isBusy, setBusy] = useState(false)
  const { doubt, forget, isSure } = useDoubt()
  // The button becomes busy with the next render. The second click of a double click comes before it.
  const isSending = useRef(false)

  function remember(next: FormState, forPurpose = purpose) {
    setForm(next)
    keepDraft(draftName(opened.place), { ...next, purpose: forPurpose } satisfies KeptForm)
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
    // Kept before it is sent: if the page is left before the answer, the next try knows of this one.
    remember(tried, forPurpose)
    isSending.current = true
    setBusy(true)
    onWork('sending')
    // The pressed button is painted first. The page with what is being added is drawn after it.
    if (forPurpose.mode === 'add')
      startTransition(() => onSend(bookingOf(body, before.draft, opened.opening)))
    // By the time of the answer the session may be another's.
    const { userid } = session.getState()
    const answering = saveTransaction(forPurpose, body, before)
    const answered = await (forPurpose.mode === 'add'
      ? keepWhileSent(userid, keptOf(before, body, tried), corrected, answering)
      : answering)
    const isKept =
      forPurpose.mode === 'add' &&
      isUnanswered(answered) &&
      (await keepBooking(userid, keptOf(before, body, tried)))
    isSending.current = false
    if (corrected && ('saved' in answered || (isKept && before.key !== corrected.key)))
      await dropBooking(userid, corrected.key)
    if (isKept) {
      onSaved({ mode: 'kept', userid, key: before.key })
      return
    }
    if ('saved' in answered) {
      const { data: transaction, meta, begun } = answered.saved
      onSaved({
        ...{ mode: forPurpose.mode, transaction, ...meta, ...(begun && { begun }) },
        ...(forPurpose.mode === 'edit' && { before: forPurpose.transaction }),
      })
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
    /** Saves these values. */
    save: (draft: Draft) => send({ ...form, draft }, purpose),
    /** Overwrites a transaction that was changed since the form was opened. */
    saveOver: (now: Transaction) => {
      onTurn({ mode: 'edit', transaction: now })
      void send(form, { mode: 'edit', transaction: now })
    },
    /** Adds the values of the form as a new transaction, where the one to be changed is deleted. */
    saveAnew: () => {
      onTurn({ mode: 'add' })
      void send(withNewKey(form), { mode: 'add' })
    },
  }
}

/** What is being added, as the list will show it. */
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

/** The state while `body` is on its way. What was sent first says since when something may have been booked. */
function withTry(before: FormState, body: TransactionBody): FormState {
  const { unsure, unsureSince } = before
  const mayArrive = navigator.onLine || unsure.length > 0
  return {
    ...before,
    unsure: withBody(unsure, body),
    ...(unsureSince === undefined && mayArrive && { unsureSince: new Date().toISOString() }),
  }
}

/** The bodies that were sent, each once. */
const withBody = (sent: TransactionBody[], body: TransactionBody) =>
  sent.some(one => isSame(one, body)) ? sent : [...sent, body]

/** What the device keeps of a form whose booking had no network, or whose answer is not there. */
const keptOf = (
  { draft, key, unsure }: FormState,
  body: TransactionBody,
  { unsureSince }: FormState,
): KeptBooking => ({ draft, key, unsure, body, ...(unsureSince !== undefined && { unsureSince }) })

/** Why the server did not take what the device kept. */
const sayRefused = (corrected: KeptBooking | undefined): Refusal | undefined =>
  corrected?.refused && {
    message: () => corrected.refused?.message ?? '',
    errors: () => corrected.refused?.errors ?? {},
  }

const begin = (purpose: Saveable): FormState =>
  purpose.mode === 'add' && purpose.kept ? takeUp(purpose.kept) : beginAnew(purpose)

/** What was sent of it may have been booked. */
const takeUp = ({ body, refused: _, ...form }: KeptBooking): FormState => ({
  ...form,
  unsure: withBody(form.unsure, body),
})

const beginAnew = (purpose: Saveable): FormState => ({
  draft: purpose.mode === 'edit' ? draftOf(purpose.transaction) : emptyDraft(today(), purpose.type),
  key: makeKey(),
  unsure: [],
})

/** The state after a refusal. The last body was not booked, so it is not unsure. A key that is taken is replaced. */
const settle = (before: FormState, { isTaken }: Refusal): FormState => (isTaken ? withNewKey(before) : before)

const withNewKey = ({ draft }: FormState): FormState => ({ draft, key: makeKey(), unsure: [] })

const workOf = ({ unsure }: FormState) => (unsure.length > 0 ? 'unsure' : 'typed')
