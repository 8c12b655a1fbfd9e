import { offline, type Offline } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { createStore } from 'zustand/vanilla'
import type { WaitingBooking } from '../booking-draft/modal-state'

interface Outbox {
  bookings: readonly WaitingBooking[]
  sending: string | undefined
}

export const outbox = createStore<Outbox>(() => ({ bookings: [], sending: undefined }))

/**
 * Idempotency-Keys of the transactions that forms in this tab are sending. The waiting list hides
 * these transactions, and the outbox does not send them.
 */
export const sendingByForm = new Set<string>()

/** The offline storage; undefined if its code did not load. */
export const findOffline = async (): Promise<Offline | undefined> => offline()?.catch(() => undefined)

export async function listOutbox(userid: string): Promise<readonly WaitingBooking[]> {
  const device = await findOffline()
  return ((await device?.outbox.list(userid).catch(() => [])) ?? []) as WaitingBooking[]
}

/**
 * Reads the waiting transactions from the device again, because another tab may have changed them.
 */
export async function refreshOutbox(): Promise<readonly WaitingBooking[]> {
  const { userid } = session.getState()
  const all = userid === null ? [] : await listOutbox(userid)
  const bookings = all.filter(({ key }) => !sendingByForm.has(key))
  // Another user has signed in. Never show one user's transactions to another user.
  if (session.getState().userid !== userid) return []
  outbox.setState({ bookings })
  return bookings
}

/**
 * When another user signs in, hides the previous user's transactions and shows the new user's.
 *
 * @returns a function that unsubscribes
 */
export const followUser = () =>
  session.subscribe((now, before) => {
    if (now.userid === before.userid) return
    outbox.setState({ bookings: [] })
    void refreshOutbox()
  })

/**
 * Stores a transaction on the device; replaces one that has the same Idempotency-Key.
 * @returns true if the device stored it
 */
export async function addToOutbox(userid: string | null, booking: WaitingBooking): Promise<boolean> {
  const device = await findOffline()
  if (!device || userid === null) return false
  try {
    await device.outbox.put(booking.key, booking, userid)
  } catch {
    // The disk is full, or the browser has no storage. The caller then reopens the form with its
    // input.
    return false
  }
  await refreshOutbox()
  return true
}

/**
 * Replaces a transaction, or removes it if `next` is undefined. Does nothing if the transaction was
 * edited or removed after it was read.
 * @returns `next`
 */
export async function replaceInOutbox<Next extends WaitingBooking | undefined>(
  userid: string,
  before: WaitingBooking,
  next: Next,
): Promise<Next> {
  const device = await findOffline()
  await device?.outbox.replace(before.key, before, next, userid).catch(() => undefined)
  await refreshOutbox()
  return next
}

/** @returns true if the transaction was still there */
export async function removeFromOutbox(userid: string | null, key: string): Promise<boolean> {
  const device = await findOffline()
  if (!device || userid === null) return false
  const wasThere = await device.outbox.remove(key, userid).catch(() => false)
  await refreshOutbox()
  return wasThere
}

export async function clearOutbox() {
  const { userid } = session.getState()
  if (userid === null) return
  for (const { key } of await listOutbox(userid)) await removeFromOutbox(userid, key)
}
