import type { WaitingBooking } from '../../booking-draft/modal-state'
import type { saveTransaction } from './save-transaction'
import { removeFromOutbox, sendingByForm, addToOutbox, refreshOutbox } from '../../outbox/outbox'

type Answer = Awaited<ReturnType<typeof saveTransaction>>

/** Milliseconds after which a response is late. */
const soon = 1000

/**
 * Waits for the response. If the response is late or the page is hidden, stores the transaction on
 * the device, because the page may be closed. The waiting list does not show the transaction,
 * because the form is still sending it.
 * @param corrected the version in the outbox that the form corrects. If the server refuses the
 * correction, this version is restored.
 */
export async function keepWhileSent(
  userid: string | null,
  booking: WaitingBooking,
  corrected: WaitingBooking | undefined,
  answer: Promise<Answer>,
): Promise<Answer> {
  // Held in a variable, because `document` may no longer exist when the response comes.
  const page = document
  let keeping: Promise<boolean> | undefined
  const keep = () => {
    keeping ??= addToOutbox(userid, booking)
  }
  const keepUnseen = () => {
    if (page.visibilityState === 'hidden') keep()
  }
  sendingByForm.add(booking.key)
  const timer = setTimeout(keep, soon)
  page.addEventListener('visibilitychange', keepUnseen)
  const stop = () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', keepUnseen)
  }
  try {
    const answered = await answer.finally(stop)
    if ((await keeping) && !isUnanswered(answered)) {
      if (corrected?.key === booking.key && !('saved' in answered)) await addToOutbox(userid, corrected)
      else await removeFromOutbox(userid, booking.key)
    }
    return answered
  } finally {
    sendingByForm.delete(booking.key)
    if (keeping) void refreshOutbox()
  }
}

export const isUnanswered = (answered: Answer) => 'status' in answered && answered.status === 0
