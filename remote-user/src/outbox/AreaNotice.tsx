import { dateFormat, dateLocale, formatMoment, ownZone, today } from '@pundi/kit/format'
import { Button } from '@pundi/kit/ui'
import type { Offline } from '@pundi/platform/http'
import { CloudOff } from 'lucide-react'
import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { Link, useLocation, useMatches } from 'react-router-dom'
import { useStore } from 'zustand'
import { useFormText } from '../transaction-modal/catalogue/text'
import type { Purpose } from '../transaction-modal/modal-state'
import css from './AreaNotice.module.css'
import { keptBookings } from './kept-bookings'
import { KeptRows } from './KeptRows'

interface AreaNoticeProps {
  device: Offline
  open: (purpose: Purpose) => void
  onTry: () => Promise<void>
}

/**
 * Above the page: that there is no connection, of when that is which is seen, and what waits on this device. On
 * /transactions it has its rows, apart from those that the server has.
 */
export function AreaNotice({ device, open, onTry }: AreaNoticeProps) {
  const text = useFormText()
  const { isAway, shown } = useSyncExternalStore(device.connection.subscribe, device.connection.getState)
  const { bookings } = useStore(keptBookings)
  const { pathname } = useLocation()
  const givenAt = useGivenAt(device, pathname)
  const [isTrying, setTrying] = useState(false)
  const refused = bookings.filter(booking => booking.refused).length
  const waiting = bookings.length - refused
  const isList = pathname === '/transactions'
  const sentences = [
    isAway && text('No connection.'),
    // One call may have got no answer though the next one did.
    (isAway || [...shown.keys()].some(isFigure)) &&
      givenAt !== undefined &&
      text('What you see is of {time}.', { time: formatTime(givenAt) }),
    waiting > 0 &&
      text('{count, plural, =1 {1 transaction waits} other {# transactions wait}} for a connection.', {
        count: waiting,
      }),
    refused > 0 &&
      text('{count, plural, =1 {1 transaction needs} other {# transactions need}} your attention.', {
        count: refused,
      }),
  ].filter(sentence => sentence !== false)
  // A screen reader announces only what changes in a region that it already knows.
  const said = useDeferredValue(sentences.join(' '), '')

  async function tryAgain() {
    setTrying(true)
    await onTry()
    setTrying(false)
  }

  return (
    <div className={css.area} data-empty={said === '' || undefined}>
      <div className={css.line}>
        {said !== '' && <CloudOff size={20} />}
        <p className={css.said} role="status">
          {said}
        </p>
        {said !== '' && (
          <span className={css.ways}>
            {bookings.length > 0 && !isList && (
              <Link className={css.link} to="/transactions">
                {text('Look at them')}
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
      {isList && <KeptRows open={open} />}
    </div>
  )
}

/** That somebody is signed in is no figure on a page. */
const isFigure = (path: string) => path !== '/auth/user'

/** Calls that give other pages the names of what they show, with the page that they are the figures of. */
const namesOf: Readonly<Record<string, string>> = { '/categories': '/category', '/wallets': '/wallet' }

/** Milliseconds before the page is there in which its answers are taken from the device. */
const together = 3000

/**
 * Of when the page is: the oldest of its answers that are from the device, or when the server gave it, if that is
 * earlier. Answers to other calls say nothing of what is seen. Undefined where nothing of the page was answered, or where a
 * call of it lacks an answer and the others gave names alone.
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

/** When the page was loaded last, in milliseconds of `performance.now()`, and as a time where the server answered. */
function usePageLoad(connection: Offline['connection']) {
  const data = useMatches().at(-1)?.loaderData
  // This comes after the page.
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

/** The time alone on the same day. */
function formatTime(moment: number) {
  const date = new Date(moment)
  if (today(date) !== today()) return formatMoment(date.toISOString())
  return dateFormat(dateLocale(), { hour: '2-digit', minute: '2-digit', timeZone: ownZone() }).format(date)
}
