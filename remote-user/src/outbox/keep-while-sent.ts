import type { KeptBooking } from '../transaction-modal/modal-state'
import type { saveTransaction } from '../transaction-modal/saving/save-transaction'
import { dropBooking, inHand, keepBooking, rereadBookings } from './kept-bookings'

type Answer = Awaited<ReturnType<typeof saveTransaction>>

/** Milliseconds after which an answer is long in coming. */
const soon = 1000

/**
 * Waits for the answer to a booking. Where it is long in coming, or the page goes out of sight, the booking lies on the
 * device meanwhile, since the page may be ended before it comes. It is not shown: the form has it in hand.
 *
 * @param corrected what the device had of it: it is given back where the server refuses
 */
export async function keepWhileSent(
  userid: string | null,
  booking: KeptBooking,
  corrected: KeptBooking | undefined,
  answer: Promise<Answer>,
): Promise<Answer> {
  // An answer may come when the window has gone.
  const page = document
  let keeping: Promise<boolean> | undefined
  const keep = () => {
    keeping ??= keepBooking(userid, booking)
  }
  const keepUnseen = () => {
    if (page.visibilityState === 'hidden') keep()
  }
  inHand.add(booking.key)
  const timer = setTimeout(keep, soon)
  page.addEventListener('visibilitychange', keepUnseen)
  const stop = () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', keepUnseen)
  }
  try {
    const answered = await answer.finally(stop)
    if ((await keeping) && !isUnanswered(answered)) {
      if (corrected?.key === booking.key && !('saved' in answered)) await keepBooking(userid, corrected)
      else await dropBooking(userid, booking.key)
    }
    return answered
  } finally {
    inHand.delete(booking.key)
    if (keeping) void rereadBookings()
  }
}

/** Whether nobody knows what became of it: no answer came. */
export const isUnanswered = (answered: Answer) => 'status' in answered && answered.status === 0
