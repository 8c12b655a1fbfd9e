import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount, Button, Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import { useStore } from 'zustand'
import { useFormText } from '../transaction-modal/catalogue/text'
import type { KeptBooking, Purpose } from '../transaction-modal/modal-state'
import css from './AreaNotice.module.css'
import { dropBooking, keepBooking, keptBookings } from './kept-bookings'

/** The bookings that lie on this device, each with its state. No total counts them. */
export function KeptRows({ open }: { open: (purpose: Purpose) => void }) {
  const text = useFormText()
  const { bookings } = useStore(keptBookings)
  const [removed, setRemoved] = useState<KeptBooking>()

  async function remove(booking: KeptBooking) {
    await dropBooking(booking.key)
    setRemoved(booking)
  }

  async function giveBack(booking: KeptBooking) {
    setRemoved(undefined)
    await keepBooking(booking)
  }

  return (
    <>
      {bookings.length > 0 && (
        <ul className={css.rows} aria-label={text('Saved on this device')}>
          {bookings.map(booking => (
            <li key={booking.key} className={css.row}>
              <KeptRow booking={booking} />
              <Amount tone={booking.body.type}>
                {(booking.body.type === 'expense' ? '-' : '+') +
                  formatAmount(booking.body.amount, { decimals: 'needed' })}
              </Amount>
              <span className={css.ways}>
                <Button
                  type="button"
                  tone="quiet"
                  onClick={() => open({ mode: 'add', kept: booking })}
                  aria-label={text('Fix {name}', { name: booking.body.description })}
                >
                  {text('Fix')}
                </Button>
                <Button
                  type="button"
                  tone="quiet"
                  onClick={() => void remove(booking)}
                  aria-label={text('Remove {name}', { name: booking.body.description })}
                >
                  {text('Remove')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Toast
        message={removed && text('Removed from this device.')}
        stamp={removed}
        action={removed && { label: text('Undo'), onAct: () => void giveBack(removed) }}
        onDismiss={() => setRemoved(undefined)}
        dismissLabel={text('Dismiss')}
      />
    </>
  )
}

function KeptRow({ booking: { body, draft, refused } }: { booking: KeptBooking }) {
  const text = useFormText()
  const { isSending } = useStore(keptBookings)
  return (
    <div className={css.what}>
      <p className={css.title}>{body.description}</p>
      <p className={css.detail}>
        {[draft.category?.name, formatDay(body.transaction_date)].filter(Boolean).join(' · ')}
      </p>
      <p className={css.state} data-refused={refused !== undefined || undefined}>
        {refused
          ? [text('Needs your attention:'), refused.message, ...Object.values(refused.errors)].join(' ')
          : text(isSending ? 'Sending...' : 'Saved on this device')}
      </p>
    </div>
  )
}
