import type { ReactNode } from 'react'
import type { Purpose } from '../booking-draft/modal-state'
import { AreaNotice } from './AreaNotice'
import { followConnection } from './follow-connection'
import { findOffline, refreshOutbox } from '../outbox/outbox'
import { SentToast, showSent } from './SentToast'
import { SignOutQuestion } from './SignOutQuestion'

/**
 * Sends waiting transactions and shows notices, until `signal` aborts. Does nothing if the
 * application stores nothing on the device.
 */
export async function followOutbox(
  show: (notice: ReactNode) => void,
  open: (purpose: Purpose) => void,
  reload: () => Promise<void>,
  signal: AbortSignal,
) {
  const device = await findOffline()
  if (!device) return
  await refreshOutbox()
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
