import { dateFormat, dateLocale, formatMoment, ownZone, today } from '@pundi/kit/format'
import { Button } from '@pundi/kit/ui'
import type { Offline } from '@pundi/platform/http'
import { CloudOff } from 'lucide-react'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useMatches } from 'react-router-dom'
import { useStore } from 'zustand'
import { useFormText } from '../transaction-form/catalogue/text'
import type { Purpose } from '../booking-draft/modal-state'
import css from './AreaNotice.module.css'
import { outbox } from '../outbox/outbox'
import { WaitingRows } from './WaitingRows'

interface AreaNoticeProps {
  device: Offline
  open: (purpose: Purpose) => void
  onTry: () => Promise<void>
}

export function AreaNotice({ device, open, onTry }: AreaNoticeProps) {
  const text = useFormText()
  const { isAway, shown } = useSyncExternalStore(device.connection.subscribe, device.connection.getState)
  const { bookings } = useStore(outbox)
  const { pathname } = useLocation()
  const givenAt = useGivenAt(device, pathname)
  const [isTrying, setTrying] = useState(false)
  const refused = bookings.filter(booking => booking.refused).length
  const waiting = bookings.length - refused
  const isList = pathname === '/transactions'
  const sentences = [
    isAway && text('No connection.'),
    // "Last updated" stays while the page shows a stored answer, even if the server answers again.
    (isAway || [...shown.keys()].some(isFigure)) &&
      givenAt !== undefined &&
      text('Last updated at {time}.', { time: formatTime(givenAt) }),
    waiting > 0 &&
      text(
        '{count, plural, =1 {1 transaction is waiting} other {# transactions are waiting}} for a connection.',
        { count: waiting },
      ),
    refused > 0 &&
      text('{count, plural, =1 {1 transaction needs} other {# transactions need}} your attention.', {
        count: refused,
      }),
  ].filter(sentence => sentence !== false)
  // Screen readers announce changes only in an element that already exists, so the first render is
  // empty.
  const announced = useDeferredValue(sentences.join(' '), '')

  async function tryAgain() {
    setTrying(true)
    await onTry()
    setTrying(false)
  }

  return (
    <div className={css.area} data-empty={announced === '' || undefined}>
      <div className={css.line}>
        {announced !== '' && <CloudOff size={20} />}
        <p className={css.said} role="status">
          {announced}
        </p>
        {announced !== '' && (
          <span className={css.ways}>
            {bookings.length > 0 && !isList && (
              <Link className={css.link} to="/transactions">
                {text('Review them')}
              </Link>
            )}
            {(isAway || waiting > 0) && (
              <Button
                type="button"
                tone="quiet"
                busy={isTrying ? text('Loading...') : undefined}
                onClick={() => void tryAgain()}
              >
                {text('Try again')}
              </Button>
            )}
          </span>
        )}
      </div>
      {isList && <WaitingRows open={open} />}
    </div>
  )
}

/**
 * False for the request for the signed-in user, because no figure on a page comes from its answer.
 */
const isFigure = (path: string) => path !== '/auth/user'

/**
 * Requests whose answers most pages use only for names, such as the name of a wallet. The value is
 * the page that shows the whole answer.
 */
const namesOf: Readonly<Record<string, string>> = { '/categories': '/category', '/wallets': '/wallet' }

/**
 * Milliseconds. A stored answer counts as part of the page's data if it was used at most this long
 * before the page loaded.
 */
const together = 3000

/**
 * Time to show as "Last updated": the earliest of the following times. Undefined if there is none.
 * - The times of the stored answers that this page shows. If any other answer is missing, stored
 *   answers that give only names (`namesOf`) do not count.
 * - The time of the page load, if the server answered and no answer is missing.
 */
function useGivenAt({ connection }: Offline, pathname: string) {
  const { shown, lacking = new Map<string, number>() } = useSyncExternalStore(
    connection.subscribe,
    connection.getState,
  )
  const { since, loadedAt, at } = usePageLoad(connection)
  const lacks = [...lacking].some(
    ([path, taken]) => isFigure(path) && taken > since - together && taken <= loadedAt,
  )
  const saysSomething = (path: string) => {
    const page = namesOf[path]
    return isFigure(path) && !(lacks && page !== undefined && !pathname.startsWith(page))
  }
  const times = [...shown]
    .filter(([path, { takenAt }]) => saysSomething(path) && takenAt > since - together)
    .map(([, { givenAt }]) => givenAt)
  if (at !== undefined && !lacks) times.push(at)
  return times.length > 0 ? Math.min(...times) : undefined
}

/**
 * The last load of the page's data. `since` and `loadedAt` are `performance.now()` milliseconds.
 * `at` is `Date.now()` milliseconds; undefined if the server did not answer.
 */
function usePageLoad(connection: Offline['connection']) {
  const data = useMatches().at(-1)?.loaderData
  // This component renders after the page, so the first load is already over.
  const [load, setLoad] = useState(() => ({
    ...{ data, since: 0, loadedAt: performance.now() },
    at: connection.getState().answeredAt,
  }))
  if (load.data !== data) setLoad(loadOf(data, connection))
  return load
}

const loadOf = (data: unknown, connection: Offline['connection']) => ({
  data,
  since: performance.now(),
  loadedAt: performance.now(),
  at: connection.getState().isAway ? undefined : Date.now(),
})

function formatTime(moment: number) {
  const date = new Date(moment)
  if (today(date) !== today()) return formatMoment(date.toISOString())
  return dateFormat(dateLocale(), { hour: '2-digit', minute: '2-digit', timeZone: ownZone() }).format(date)
}
