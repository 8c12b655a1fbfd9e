import { offline, type Offline } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { createStore } from 'zustand/vanilla'
import type { KeptBooking } from '../transaction-modal/modal-state'

interface Kept {
  /** Of the user of the session, the first one first. */
  bookings: readonly KeptBooking[]
  /** The key of the one that this tab sends just now. */
  sending: string | undefined
}

/** What lies on this device, as the pages show it. */
export const keptBookings = createStore<Kept>(() => ({ bookings: [], sending: undefined }))

/** The keys of those that a form of this tab is sending: they are neither shown nor sent by another way meanwhile. */
export const inHand = new Set<string>()

/** What the device has for times without a network; undefined where its code is not there. */
export const findDevice = async (): Promise<Offline | undefined> => offline()?.catch(() => undefined)

/** Those of a user, read from the device. None where the device keeps nothing. */
export async function listBookings(userid: string): Promise<readonly KeptBooking[]> {
  const device = await findDevice()
  return ((await device?.outbox.list(userid).catch(() => [])) ?? []) as KeptBooking[]
}

/** Shows what the device has now: another tab may have changed it. */
export async function rereadBookings(): Promise<readonly KeptBooking[]> {
  const { userid } = session.getState()
  const all = userid === null ? [] : await listBookings(userid)
  const bookings = all.filter(({ key }) => !inHand.has(key))
  // Those of somebody who has left meanwhile are not shown to who came.
  if (session.getState().userid !== userid) return []
  keptBookings.setState({ bookings })
  return bookings
}

/** Shows nothing of the user who left, and then what lies here for the one who came. @returns ends it */
export const followUser = () =>
  session.subscribe((now, before) => {
    if (now.userid === before.userid) return
    keptBookings.setState({ bookings: [] })
    void rereadBookings()
  })

/** Keeps a booking of a user, in place of the one with its key. @returns whether the device has it now */
export async function keepBooking(userid: string | null, booking: KeptBooking): Promise<boolean> {
  const device = await findDevice()
  if (!device || userid === null) return false
  try {
    await device.outbox.put(booking.key, booking, userid)
  } catch {
    // A full disk, or a browser that keeps nothing: the form comes back with what was typed.
    return false
  }
  await rereadBookings()
  return true
}

/**
 * Keeps `next` in place of a booking, or nothing, unless somebody has corrected or removed it since it was read.
 *
 * @returns what was to be kept
 */
export async function replaceBooking<Next extends KeptBooking | undefined>(
  userid: string,
  before: KeptBooking,
  next: Next,
): Promise<Next> {
  const device = await findDevice()
  await device?.outbox.replace(before.key, before, next, userid).catch(() => undefined)
  await rereadBookings()
  return next
}

/** Takes a booking from the device. @returns whether it was still there */
export async function dropBooking(userid: string | null, key: string): Promise<boolean> {
  const device = await findDevice()
  if (!device || userid === null) return false
  const wasThere = await device.outbox.remove(key, userid).catch(() => false)
  await rereadBookings()
  return wasThere
}

/** Takes all bookings of this user from the device. */
export async function dropBookings() {
  const { userid } = session.getState()
  if (userid === null) return
  for (const { key } of await listBookings(userid)) await dropBooking(userid, key)
}
