import { formatAmount, formatDay } from '@pundi/kit/format'
import { Amount, Button, Toast } from '@pundi/kit/ui'
import { session } from '@pundi/platform/session'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { useStore } from 'zustand'
import type { Text } from '@pundi/platform/i18n'
import { type FormMessageId, useFormText } from '../transaction-form/catalogue/text'
import type { WaitingBooking, Purpose } from '../booking-draft/modal-state'
import css from './AreaNotice.module.css'
import { removeFromOutbox, addToOutbox, outbox } from '../outbox/outbox'

interface Removed {
  userid: string | null
  booking: WaitingBooking
  wasThere: boolean
}

/** Transactions that are not sent yet. No total includes them. */
export function WaitingRows({ open }: { open: (purpose: Purpose) => void }) {
  const text = useFormText()
  const { bookings, sending } = useStore(outbox)
  const { revalidate } = useRevalidator()
  const [removed, setRemoved] = useState<Removed>()

  async function remove(booking: WaitingBooking) {
    const { userid } = session.getState()
    const wasThere = await removeFromOutbox(userid, booking.key)
    setRemoved({ userid, booking, wasThere })
    if (!wasThere) await revalidate()
  }

  async function giveBack({ userid, booking }: Removed) {
    setRemoved(undefined)
    await addToOutbox(userid, booking)
  }

  return (
    <>
      {bookings.length > 0 && (
        <ul className={css.rows} aria-label={text('Saved on this device')}>
          {bookings.map(booking => (
            <li key={booking.key} className={css.row}>
              <WaitingRow booking={booking} />
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
        message={
          removed &&
          text(removed.wasThere ? 'Removed from this device.' : 'This transaction was already sent.')
        }
        stamp={removed}
        action={removed?.wasThere ? { label: text('Undo'), onAct: () => void giveBack(removed) } : undefined}
        onDismiss={() => setRemoved(undefined)}
        dismissLabel={text('Dismiss')}
      />
    </>
  )
}

/**
 * The reasons of a refusal, without duplicates. The server refuses a category or wallet only if it
 * was deleted.
 */
function reasonsOf({ message, errors }: NonNullable<WaitingBooking['refused']>, text: Text<FormMessageId>) {
  if (errors['category_id'] ?? errors['splits'])
    return [text('The category was deleted. Choose another one.')]
  if (errors['wallet_id']) return [text('The wallet was deleted. Choose another one.')]
  return new Set([message, ...Object.values(errors)])
}

function WaitingRow({ booking: { key, body, draft, refused } }: { booking: WaitingBooking }) {
  const text = useFormText()
  const { sending } = useStore(outbox)
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
