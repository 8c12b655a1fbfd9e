import type { Typed } from '@pundi/kit/form'
import { isUncertain } from '@pundi/kit/retry'
import { session } from '@pundi/platform/session'
import { formText } from '../transaction-form/catalogue/text'
import type { WaitingBooking } from '../booking-draft/modal-state'
import { saveTransaction } from '../transaction-form/saving/save-transaction'
import {
  clearOutbox,
  sendingByForm,
  outbox,
  listOutbox,
  replaceInOutbox,
  refreshOutbox,
} from '../outbox/outbox'
import { isTooOld } from '../outbox/too-old'

/**
 * Sends the user's waiting transactions, each with the Idempotency-Key of its form. Only one tab
 * sends at a time. A refused transaction stays for correction and does not block other
 * transactions.
 * Stops if there is no response or no session, or if the server is overloaded.
 * @returns how many transactions were sent
 */
export async function sendBookings(): Promise<number> {
  const { userid } = session.getState()
  const isWaiting = (await refreshOutbox()).some(({ refused }) => !refused)
  return userid === null || !isWaiting ? 0 : inTurn(userid, () => sendAll(userid))
}

/** Resolves when this tab's last run ends. Used in browsers without the Web Locks API. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` while no other tab sends for this user. Without the Web Locks API, other tabs may
 * send too.
 */
function inTurn<Result>(userid: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(`pundi outbox ${userid}`, work)
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** Milliseconds for which a sign-out waits for a response. */
const patience = 5000

let isLeaving = false

/**
 * Deletes the user's waiting transactions for good. If one is being sent, first waits some seconds
 * for the response.
 */
export async function dropUnsent() {
  const { userid } = session.getState()
  if (userid === null) return
  isLeaving = true
  const late = new Promise<void>(resolve => setTimeout(resolve, patience))
  let dropping: Promise<unknown> | undefined
  // Clears only once: a second call in the queue could run in the next user's session.
  const drop = () => (dropping ??= clearOutbox())
  await Promise.race([inTurn(userid, drop), late])
  await drop()
  isLeaving = false
}

async function sendAll(userid: string): Promise<number> {
  let sent = 0
  const tried = new Set<string>()
  try {
    for (;;) {
      // Reads the outbox again each time, because a transaction may have been edited, removed or
      // sent meanwhile.
      const all = await listOutbox(userid)
      const booking = all.find(({ key, refused }) => !refused && !tried.has(key) && !sendingByForm.has(key))
      if (!booking || isLeaving) return sent
      tried.add(booking.key)
      outbox.setState({ sending: booking.key })
      const outcome = await sendOne(userid, booking)
      if (outcome === 'sent') sent++
      if (outcome === 'stop') return sent
    }
  } finally {
    outbox.setState({ sending: undefined })
  }
}

async function sendOne(userid: string, booking: WaitingBooking): Promise<'sent' | 'stays' | 'stop'> {
  if (isTooOld(booking.unsureSince))
    return park(
      userid,
      booking,
      booking,
      formText('This transaction may already have been added. Check before sending again.'),
    )
  const isFirstTry = navigator.onLine && booking.unsureSince === undefined
  // Stores the attempt before sending, because the tab may be closed before the response.
  const noted = isFirstTry
    ? await replaceInOutbox(userid, booking, { ...booking, unsureSince: new Date().toISOString() })
    : booking
  // If another user has signed in, the server would save the transaction for that user.
  if (session.getState().userid !== userid) return 'stop'
  const answered = await saveTransaction({ mode: 'add' }, booking.body, booking)
  if ('saved' in answered) {
    await replaceInOutbox(userid, noted, undefined)
    return 'sent'
  }
  const { isGone, isTaken, status = 0 } = answered
  if (!isGone && !isTaken) {
    if (status === 0) return 'stop'
    if (isUncertain(status)) return 'stays'
    if (status === 401 || status === 425 || status === 429) {
      await replaceInOutbox(userid, noted, booking)
      return 'stop'
    }
  }
  return park(userid, noted, booking, answered.message?.(formText) ?? '', answered.errors(formText))
}

async function park(
  userid: string,
  now: WaitingBooking,
  booking: WaitingBooking,
  message: string,
  errors: Typed<string> = {},
) {
  await replaceInOutbox(userid, now, { ...booking, refused: { message, errors } })
  return 'stays' as const
}
