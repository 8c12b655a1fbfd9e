import { findCurrentUser } from '@pundi/contract'
import { HttpError, type Offline, send } from '@pundi/platform/http'
import { hasDialog } from '../layout/follow-day'
import { formText } from '../transaction-modal/catalogue/text'
import type { KeptBooking } from '../transaction-modal/modal-state'
import { followUser, inHand, keptBookings, rereadBookings } from './kept-bookings'
import { sendBookings } from './send-bookings'

/** Milliseconds until the next try, each time twice as many. */
const pauses = { first: 5_000, longest: 120_000 }

/**
 * Tries again by itself when the network comes back, when the tab comes into sight, and after pauses that grow: sends
 * what lies on this device, and has the page loaded again where it shows what is not of now, or lacks what was sent, here
 * or in another tab. A page is left alone while a form is open over it, until that is closed.
 *
 * @returns tries at once
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
  /** Something was sent that the page may not have yet. */
  let isOwed = false

  const isBehind = () => {
    const { isAway, shown } = device.connection.getState()
    return isAway || shown.size > 0
  }
  const hasWaiting = () => countWaiting(keptBookings.getState()) > 0

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
    planLook()
    pause = Math.min(pause * 2, pauses.longest)
  }

  function planLook() {
    clearTimeout(timer)
    timer = setTimeout(look, pause)
  }

  /** One try at a time. */
  const attemptOnce = () =>
    (running ??= attempt().finally(() => {
      running = undefined
    }))

  function look() {
    if (!signal.aborted && document.visibilityState === 'visible' && navigator.onLine) void attemptOnce()
  }

  function lookAnew() {
    pause = pauses.first
    look()
  }

  /** What another tab takes from the device it has sent, or removed: the page cannot know. */
  async function hearOthers() {
    const before = keptBookings.getState().bookings
    const now = await rereadBookings()
    if (before.every(({ key }) => inHand.has(key) || now.some(one => one.key === key))) return
    isOwed = true
    look()
  }

  // Whatever begins to wait or to be shown while no try is planned.
  const stopHearing = [
    followUser(),
    device.outbox.follow(() => void hearOthers()),
    device.connection.subscribe(({ isAway }, before) => {
      if (isAway && !before.isAway && !running) planLook()
    }),
    keptBookings.subscribe((now, before) => {
      if (countWaiting(now) > countWaiting(before) && !running) planLook()
    }),
  ]
  window.addEventListener('online', lookAnew)
  document.addEventListener('visibilitychange', lookAnew)
  document.addEventListener('close', lookIfBehind, true)
  function lookIfBehind() {
    if ((isBehind() || isOwed) && !device.connection.getState().isAway) look()
  }
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    for (const stop of stopHearing) stop()
    window.removeEventListener('online', lookAnew)
    document.removeEventListener('visibilitychange', lookAnew)
    document.removeEventListener('close', lookIfBehind, true)
  })
  look()
  return attemptOnce
}

const countWaiting = ({ bookings }: { bookings: readonly KeptBooking[] }) =>
  bookings.filter(({ refused }) => !refused).length

/** The smallest call: whether it is answered is seen by the connection. */
async function askAnything() {
  try {
    await send(findCurrentUser, { fallback: formText('Failed to fetch user data') })
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
  }
}
