import { isUncertain } from '@pundi/kit/retry'
import { session } from '@pundi/platform/session'
import { formText } from '../transaction-modal/catalogue/text'
import type { KeptBooking } from '../transaction-modal/modal-state'
import { saveTransaction } from '../transaction-modal/saving/save-transaction'
import { dropBooking, keepBooking, keptBookings, rereadBookings } from './kept-bookings'

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
  if (userid === null || !isWaiting) return 0
  if (!('locks' in navigator)) return sendAll(userid)
  return navigator.locks.request(`pundi outbox ${userid}`, () => sendAll(userid))
}

async function sendAll(userid: string): Promise<number> {
  let sent = 0
  keptBookings.setState({ isSending: true })
  // Another tab may have sent them while this one waited for its turn.
  for (const booking of await rereadBookings()) {
    if (booking.refused) continue
    if (session.getState().userid !== userid) break
    const outcome = await sendOne(booking)
    if (outcome === 'sent') sent++
    if (outcome === 'stop') break
  }
  keptBookings.setState({ isSending: false })
  return sent
}

/** Milliseconds for which the server knows a key, with a day to spare (decision 016: seven days). */
const knownFor = 6 * 24 * 60 * 60 * 1000

async function sendOne(booking: KeptBooking): Promise<'sent' | 'stays' | 'stop'> {
  const { unsureSince } = booking
  if (unsureSince !== undefined && Date.now() - Date.parse(unsureSince) > knownFor)
    return park(booking, formText('It may have been added already. Look before you send it again.'))
  const hadNetwork = navigator.onLine
  const answered = await saveTransaction({ mode: 'add' }, booking.body, booking)
  if ('saved' in answered) {
    await dropBooking(booking.key)
    return 'sent'
  }
  const { status = 0 } = answered
  if (isUncertain(status) && hadNetwork && unsureSince === undefined)
    await keepBooking({ ...booking, unsureSince: new Date().toISOString() })
  if (status === 0 || status === 401 || status === 425 || status === 429) return 'stop'
  if (isUncertain(status)) return 'stays'
  return park(booking, answered.message?.(formText) ?? '', answered.errors(formText))
}

async function park(booking: KeptBooking, message: string, errors: Record<string, string> = {}) {
  await keepBooking({ ...booking, refused: { message, errors } })
  return 'stays' as const
}
