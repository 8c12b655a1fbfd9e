import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount, Button, Toast } from '@pundi/kit/ui'
import { session } from '@pundi/platform/session'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Text } from '@pundi/platform/i18n'
import { type FormMessageId, useFormText } from '../transaction-modal/catalogue/text'
import type { KeptBooking, Purpose } from '../transaction-modal/modal-state'
import css from './AreaNotice.module.css'
import { dropBooking, keepBooking, keptBookings } from './kept-bookings'

interface Removed {
  userid: string | null
  booking: KeptBooking
  /** It was not sent yet. */
  wasThere: boolean
}

/** The bookings that lie on this device, each with its state. No total counts them. */
export function KeptRows({ open }: { open: (purpose: Purpose) => void }) {
  const text = useFormText()
  const { bookings, sending } = useStore(keptBookings)
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<Removed>()

  async function remove(booking: KeptBooking) {
    const { userid } = session.getState()
    const wasThere = await dropBooking(userid, booking.key)
    setRemoved({ userid, booking, wasThere })
    if (!wasThere) await revalidate()
  }

  async function giveBack({ userid, booking }: Removed) {
    setRemoved(undefined)
    await keepBooking(userid, booking)
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
                  disabled={booking.key === sending}
                  onClick={() => open({ mode: 'add', kept: booking })}
                  aria-label={text('Fix {name}', { name: booking.body.description })}
                >
                  {text('Fix')}
                </Button>
                <Button
                  type="button"
                  tone="quiet"
                  disabled={booking.key === sending}
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
        message={removed && text(removed.wasThere ? 'Removed from this device.' : 'It was already sent.')}
        stamp={removed}
        action={removed?.wasThere ? { label: text('Undo'), onAct: () => void giveBack(removed) } : undefined}
        onDismiss={() => setRemoved(undefined)}
        dismissLabel={text('Dismiss')}
      />
    </>
  )
}

/** Why the server refused it, each reason once. It refuses a category or wallet only if that is gone. */
function reasonsOf({ message, errors }: NonNullable<KeptBooking['refused']>, text: Text<FormMessageId>) {
  if (errors['category_id'] ?? errors['splits']) return [text('The category is gone. Choose another one.')]
  if (errors['wallet_id']) return [text('The wallet is gone. Choose another one.')]
  return new Set([message, ...Object.values(errors)])
}

function KeptRow({ booking: { key, body, draft, refused } }: { booking: KeptBooking }) {
  const text = useFormText()
  const { sending } = useStore(keptBookings)
  return (
    <div className={css.what}>
      <p className={css.title}>{body.description}</p>
      <p className={css.detail}>
        {[draft.category?.name, formatDay(body.transaction_date)].filter(Boolean).join(' · ')}
      </p>
      <p className={css.state} data-refused={refused !== undefined || undefined}>
        {refused
          ? [text('Needs your attention:'), ...reasonsOf(refused, text)].join(' ')
          : text(key === sending ? 'Sending...' : 'Saved on this device')}
      </p>
    </div>
  )
}
