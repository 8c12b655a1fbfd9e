import type { ReactNode } from 'react'
import { followKeys } from '../keys/follow-keys'
import { followOutbox } from '../outbox/follow-outbox'
import type { Purpose } from '../transaction-modal/modal-state'
import { followShortcuts } from '../transaction-modal/shortcuts'
import { followDay } from './follow-day'

interface Area {
  open: (purpose: Purpose) => void
  /** Draws above the page what the area has to say. */
  show: (notices: ReactNode) => void
  reload: () => Promise<void>
  /** The day on which the page was loaded. */
  loadedOn: string
}

/** What an opened area follows until `signal` is aborted: its keys, the day, the connection and what lies on the device. */
export function followArea({ open, show, reload, loadedOn }: Area, signal: AbortSignal) {
  let hints: ReactNode
  let notice: ReactNode
  const draw = () =>
    show(
      <>
        {notice}
        {hints}
      </>,
    )
  followShortcuts(open, signal)
  followKeys(now => {
    hints = now
    draw()
  }, signal)
  followDay(loadedOn, () => void reload(), signal)
  void followOutbox(
    now => {
      notice = now
      draw()
    },
    open,
    reload,
    signal,
  )
}
