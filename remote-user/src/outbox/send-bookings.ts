import { isUncertain } from '@pundi/kit/retry'
import { session } from '@pundi/platform/session'
import { formText } from '../transaction-modal/catalogue/text'
import type { KeptBooking } from '../transaction-modal/modal-state'
import { saveTransaction } from '../transaction-modal/saving/save-transaction'
import {
  dropBookings,
  inHand,
  keptBookings,
  listBookings,
  replaceBooking,
  rereadBookings,
} from './kept-bookings'
import { isTooOld } from './too-old'

/**
 * Sends what lies on the device for the user of this session, one tab at a time, each booking with the key that its form
 * had. What the server refuses stays, to be corrected or removed, and holds up no other. Without an answer, without a
 * session or where it is too much for the server, all of it stays as it is.
 *
 * @returns how many were sent
 */
export async function sendBookings(): Promise<number> {
  const { userid } = session.getState()
  const isWaiting = (await rereadBookings()).some(({ refused }) => !refused)
  return userid === null || !isWaiting ? 0 : inTurn(userid, () => sendAll(userid))
}

/** Where a browser has no locks, the end of what this tab began last. */
let last: Promise<unknown> = Promise.resolve()

/** Runs `work` while no other tab sends for the user, as far as the browser can tell. */
function inTurn<Result>(userid: string, work: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(`pundi outbox ${userid}`, work)
  const turn = last.then(work)
  last = turn.catch(() => undefined)
  return turn
}

/** Milliseconds for which somebody who signs out waits for an answer. */
const patience = 5000

let isLeaving = false

/**
 * Deletes what waits for this user, for good: nothing more of it is sent. A booking on its way has its answer first, or
 * some seconds for it.
 */
export async function dropUnsent() {
  const { userid } = session.getState()
  if (userid === null) return
  isLeaving = true
  const late = new Promise<void>(resolve => setTimeout(resolve, patience))
  let dropping: Promise<unknown> | undefined
  // Once only: a turn that comes later may be in the next session.
  const drop = () => (dropping ??= dropBookings())
  await Promise.race([inTurn(userid, drop), late])
  await drop()
  isLeaving = false
}

async function sendAll(userid: string): Promise<number> {
  let sent = 0
  const tried = new Set<string>()
  try {
    for (;;) {
      // Read anew for each: it may have been corrected, removed or sent while the one before was on its way.
      const all = await listBookings(userid)
      const booking = all.find(({ key, refused }) => !refused && !tried.has(key) && !inHand.has(key))
      if (!booking || isLeaving) return sent
      tried.add(booking.key)
      keptBookings.setState({ sending: booking.key })
      const outcome = await sendOne(userid, booking)
      if (outcome === 'sent') sent++
      if (outcome === 'stop') return sent
    }
  } finally {
    keptBookings.setState({ sending: undefined })
  }
}

async function sendOne(userid: string, booking: KeptBooking): Promise<'sent' | 'stays' | 'stop'> {
  if (isTooOld(booking.unsureSince))
    return park(
      userid,
      booking,
      booking,
      formText('It may have been added already. Look before you send it again.'),
    )
  const isMarked = navigator.onLine && booking.unsureSince === undefined
  // Before it is sent: a tab that is ended while it waits cannot write it down.
  const marked = isMarked
    ? await replaceBooking(userid, booking, { ...booking, unsureSince: new Date().toISOString() })
    : booking
  // With the session of another user it would be booked as theirs.
  if (session.getState().userid !== userid) return 'stop'
  const answered = await saveTransaction({ mode: 'add' }, booking.body, booking)
  if ('saved' in answered) {
    await replaceBooking(userid, marked, undefined)
    return 'sent'
  }
  const { isGone, isTaken, status = 0 } = answered
  if (!isGone && !isTaken) {
    if (status === 0) return 'stop'
    if (isUncertain(status)) return 'stays'
    if (status === 401 || status === 425 || status === 429) {
      await replaceBooking(userid, marked, booking)
      return 'stop'
    }
  }
  return park(userid, marked, booking, answered.message?.(formText) ?? '', answered.errors(formText))
}

async function park(
  userid: string,
  now: KeptBooking,
  booking: KeptBooking,
  message: string,
  errors: Record<string, string> = {},
) {
  await replaceBooking(userid, now, { ...booking, refused: { message, errors } })
  return 'stays' as const
}
