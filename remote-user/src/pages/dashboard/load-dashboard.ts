import { findOutlook, listTransactions, sumTransactions } from '@pundi/contract'
import { unlessOpen } from '@pundi/kit/list'
import { send } from '@pundi/platform/http'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { text } from './catalogue/text'
import { recentTransactions } from '../../shared/records-of/first-queries'
import { answerOrNull } from '../../shared/retry/answer-or-null'
import { storedPeriod } from '../../shared/period/stored-period'
import { loadFirst } from './first-steps/load-first'
import { loadCards, screen } from './load-cards'
import { choosePeriod } from './period/choose-period'

/** A failed call becomes null: the screen shows the failure in its place, and the rest stays usable. */
export async function loadDashboard({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const chosen = periodAt(new URL(request.url))
  const period = chosen?.period ?? null
  const fallback = text('Failed to fetch transactions')
  const sum = (query = {}) => answerOrNull(send(sumTransactions, { query, fallback }))
  const [outlook, whole, own, recent] = await Promise.all([
    answerOrNull(send(findOutlook, { fallback: text('We couldn’t load what’s left today.') })),
    sum(),
    chosen && sum(chosen.query),
    answerOrNull(send(listTransactions, { query: { ...recentTransactions, ...period }, fallback })),
  ])
  const all = whole?.data ?? null
  const isFirst = all?.count === 0 && !all.is_planned_only
  return {
    /** Independent of the period. Null after a failure. */
    outlook: outlook?.data ?? null,
    /** Null means all time. */
    period,
    name: chosen?.name,
    /** Null after a failure; then `summary` is null too. */
    all,
    summary: (all && (chosen ? own?.data : all)) ?? null,
    recent: recent?.data ?? null,
    /**
     * Suggestions for an account without any transactions, planned ones included; otherwise null. Loaded
     * after the first content.
     */
    first: isFirst ? loadFirst() : null,
    later: all && !isFirst ? (await unlessOpen(screen, loadCards(all, period))).loading : null,
  }
}

/** The last loaded address. If it names no period, a reload of it keeps showing all time. */
let shownAt: string | undefined

/**
 * The period in the address, else the last chosen one; null for all time. A reload keeps the shown period, even if
 * another tab has chosen another period since.
 */
function periodAt(address: URL) {
  const { href, searchParams } = address
  const kept = href === shownAt && href === window.location.href ? null : storedPeriod()
  const named = searchParams.get('period') ?? kept ?? 'all'
  shownAt = href
  return named === 'all' ? null : choosePeriod(address)
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>
