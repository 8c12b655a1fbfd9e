import type { ReactNode } from 'react'
import type { Purpose } from '../transaction-modal/modal-state'
import { AreaNotice } from './AreaNotice'
import { followConnection } from './follow-connection'
import { findDevice, rereadBookings } from './kept-bookings'
import { SentToast, showSent } from './SentToast'
import { SignOutQuestion } from './SignOutQuestion'

/**
 * Follows the connection and what lies on this device until `signal` is aborted. Where the application keeps nothing on
 * the device there is nothing to follow.
 *
 * @param show draws what there is to say
 */
export async function followOutbox(
  show: (notice: ReactNode) => void,
  open: (purpose: Purpose) => void,
  reload: () => Promise<void>,
  signal: AbortSignal,
) {
  const device = await findDevice()
  if (!device) return
  await rereadBookings()
  if (signal.aborted) return
  const onTry = followConnection(device, reload, showSent, signal)
  show(
    <>
      <AreaNotice device={device} open={open} onTry={onTry} />
      <SentToast />
      <SignOutQuestion />
    </>,
  )
}
