import { findCurrentUser } from '@pundi/contract'
import { HttpError, type Offline, send } from '@pundi/platform/http'
import { hasDialog } from '../period/follow-day'
import { formText } from '../transaction-form/catalogue/text'
import type { WaitingBooking } from '../booking-draft/modal-state'
import { followUser, sendingByForm, outbox, refreshOutbox } from '../outbox/outbox'
import { sendBookings } from './send-bookings'

/** Milliseconds until the next retry. Each pause is twice as long as the one before. */
const pauses = { first: 5_000, longest: 120_000 }

/**
 * Sends waiting transactions. Retries when the network returns, when the tab is shown, and after
 * growing pauses.
 * Reloads the page if it shows stored data, or lacks a transaction that this tab or another tab has
 * sent. While a form is open, the page does not reload.
 *
 * @returns a function that retries at once
 */
export function followConnection(
  device: Offline,
  reload: () => Promise<void>,
  onSent: (count: number) => void,
  signal: AbortSignal,
) {
  let pause = pauses.first
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  /** True if the page's data may lack a transaction that was sent. */
  let isOwed = false

  const isBehind = () => {
    const { isAway, shown } = device.connection.getState()
    return isAway || shown.size > 0
  }
  const hasWaiting = () => countWaiting(outbox.getState()) > 0

  async function attempt() {
    clearTimeout(timer)
    const sent = await sendBookings()
    if (sent > 0) {
      isOwed = true
      onSent(sent)
    }
    const wasBehind = isBehind()
    if (wasBehind) await askAnything()
    const { isAway } = device.connection.getState()
    if (!isAway && (wasBehind || isOwed) && !hasDialog()) {
      isOwed = false
      const since = performance.now()
      await reload()
      device.settle(since)
    }
    if (signal.aborted || (!isBehind() && !hasWaiting() && !isOwed)) {
      pause = pauses.first
      return
    }
    planSending()
    pause = Math.min(pause * 2, pauses.longest)
  }

  function planSending() {
    clearTimeout(timer)
    timer = setTimeout(sendWaiting, pause)
  }

  const attemptOnce = () =>
    (running ??= attempt().finally(() => {
      running = undefined
    }))

  function sendWaiting() {
    if (!signal.aborted && document.visibilityState === 'visible' && navigator.onLine) void attemptOnce()
  }

  function sendAnew() {
    pause = pauses.first
    sendWaiting()
  }

  /**
   * If a transaction is no longer on the device, another tab has sent or removed it. The page's
   * data may then be outdated.
   */
  async function hearOthers() {
    const before = outbox.getState().bookings
    const now = await refreshOutbox()
    if (before.every(({ key }) => sendingByForm.has(key) || now.some(one => one.key === key))) return
    isOwed = true
    sendWaiting()
  }

  const stopHearing = [
    followUser(),
    device.outbox.follow(() => void hearOthers()),
    device.connection.subscribe(({ isAway }, before) => {
      if (isAway && !before.isAway && !running) planSending()
    }),
    outbox.subscribe((now, before) => {
      if (countWaiting(now) > countWaiting(before) && !running) planSending()
    }),
  ]
  window.addEventListener('online', sendAnew)
  document.addEventListener('visibilitychange', sendAnew)
  document.addEventListener('close', lookIfBehind, true)
  function lookIfBehind() {
    if ((isBehind() || isOwed) && !device.connection.getState().isAway) sendWaiting()
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const stop of stopHearing) stop()
    window.removeEventListener('online', sendAnew)
    document.removeEventListener('visibilitychange', sendAnew)
    document.removeEventListener('close', lookIfBehind, true)
  })
  sendWaiting()
  return attemptOnce
}

const countWaiting = ({ bookings }: { bookings: readonly WaitingBooking[] }) =>
  bookings.filter(({ refused }) => !refused).length

/** Sends the smallest request, to find out whether the server answers. */
async function askAnything() {
  try {
    await send(findCurrentUser, { fallback: formText('Failed to fetch user data') })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
