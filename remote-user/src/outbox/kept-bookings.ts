import { offline, type Offline } from '@pundi/platform/http'
import { createStore } from 'zustand/vanilla'
import type { KeptBooking } from '../transaction-modal/modal-state'

/** The bookings of this user that lie on this device, the first one first. */
export const keptBookings = createStore<{ bookings: readonly KeptBooking[]; isSending: boolean }>(() => ({
  bookings: [],
  isSending: false,
}))

/** What the device has for times without a network; undefined where its code is not there. */
export const findDevice = async (): Promise<Offline | undefined> => offline()?.catch(() => undefined)

/** Reads them from the device: another tab may have changed them. None where the device keeps nothing. */
export async function rereadBookings(): Promise<readonly KeptBooking[]> {
  const device = await findDevice()
  const bookings = ((await device?.outbox.list().catch(() => [])) ?? []) as KeptBooking[]
  keptBookings.setState({ bookings })
  return bookings
}

/** Keeps a booking, in place of the one with its key. @returns whether the device has it now */
export async function keepBooking(booking: KeptBooking): Promise<boolean> {
  const device = await findDevice()
  if (!device) return false
  try {
    await device.outbox.put(booking.key, booking)
  } catch {
    // A full disk, or a browser that keeps nothing: the form comes back with what was typed.
    return false
  }
  await rereadBookings()
  return true
}

/** Takes a booking from the device: it was sent, or somebody removes it. */
export async function dropBooking(key: string) {
  const device = await findDevice()
  await device?.outbox.remove(key).catch(() => undefined)
  await rereadBookings()
}

/** Takes all bookings of this user from the device. */
export async function dropBookings() {
  for (const { key } of await rereadBookings()) await dropBooking(key)
}
