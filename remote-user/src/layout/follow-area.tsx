import type { ReactNode } from 'react'
import { followKeys } from '../shared/keys/follow-keys'
import { followOutbox } from '../shared/sending/follow-outbox'
import type { Purpose } from '../shared/booking-draft/modal-state'
import { followShortcuts } from '../shared/transaction-form/shortcuts'
import { followDay } from '../shared/period/follow-day'

interface Area {
  open: (purpose: Purpose) => void
  show: (notices: ReactNode) => void
  reload: () => Promise<void>
  /** Date on which the page's data was loaded, `yyyy-mm-dd`. */
  loadedOn: string
}

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
