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

/**
 * If a call fails, its data is null. The screen then shows the failure, and all other data stays
 * usable.
 */
export async function loadDashboard({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const chosen = periodAt(new URL(request.url))
  const period = chosen?.period ?? null
  const fallback = text('Failed to fetch transactions')
  const sum = (query = {}) => answerOrNull(send(sumTransactions, { query, fallback }))
  const [outlook, whole, own, recent] = await Promise.all([
    answerOrNull(send(findOutlook, { fallback: text('We couldn’t load the amount left today.') })),
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
     * Suggestions for an account that has no transactions, not even planned ones; otherwise null. A
     * promise, so that the page does not wait for the suggestions.
     */
    first: isFirst ? loadFirst() : null,
    later: all && !isFirst ? (await unlessOpen(screen, loadCards(all, period))).loading : null,
  }
}

/** Address of the last load. If this address has no period, a reload shows all time again. */
let shownAt: string | undefined

/**
 * The period in the address, or the period that the user chose last if the address has none. Null
 * means all time. A reload keeps the shown period, even if another tab has chosen another period.
 */
function periodAt(address: URL) {
  const { href, searchParams } = address
  const kept = href === shownAt && href === window.location.href ? null : storedPeriod()
  const named = searchParams.get('period') ?? kept ?? 'all'
  shownAt = href
  return named === 'all' ? null : choosePeriod(address)
}

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>
