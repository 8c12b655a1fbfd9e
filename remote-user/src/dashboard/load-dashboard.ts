import { findOutlook, listTransactions, sumTransactions } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { text } from '../catalogue/text'
import { recentTransactions } from '../first-queries'
import { settleCall } from '../settle-call'
import { keptPeriod } from './kept-period'
import { loadPlanned } from './load-planned'

/** A failed call gives null: the screen shows the failure in its place, and the rest stays usable. */
export async function loadDashboard({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const chosen = await loadPeriod(new URL(request.url))
  const period = chosen?.period ?? null
  const fallback = text('Failed to fetch transactions')
  const sum = (query = {}) => settleCall(send(sumTransactions, { query, fallback }))
  const [outlook, whole, own, recent] = await Promise.all([
    settleCall(send(findOutlook, { fallback: text('What is left could not be loaded.') })),
    sum(),
    chosen && sum(chosen.query),
    settleCall(send(listTransactions, { query: { ...recentTransactions, ...period }, fallback })),
  ])
  const all = whole?.data ?? null
  const isFirst = all?.count === 0 && (await loadPlanned(null)) === null
  return {
    /** What is left today, whatever the period. Null where it failed. */
    outlook: outlook?.data ?? null,
    /** Null for all time. */
    period,
    /** The period in words. */
    name: chosen?.name,
    /** The sums of all time, and those of the period. Either is null where one of them failed. */
    all,
    summary: (all && (chosen ? own?.data : all)) ?? null,
    recent: recent?.data ?? null,
    /** What is offered to an account that has nothing, not even planned: after the first content. Null for every other. */
    first: isFirst ? withMore(more => more.loadFirst()) : null,
    /** Loaded after the first content, which does not wait for it. Null where its code could not be: its cards say so. */
    later: all && !isFirst ? withMore(more => more.loadLater(all, period)) : null,
  }
}

/** Where all time is shown although the address does not name it. */
let shownAt: string | undefined

/**
 * The period that the address names, or that was chosen last; null for all time. What is on the screen stays when it is
 * loaded again, whatever another tab has chosen meanwhile. What knows of periods is no part of the first content. Where
 * it could not be loaded it is all time, and all cards say so.
 */
async function loadPeriod(address: URL) {
  const { href, searchParams } = address
  const kept = href === shownAt && href === window.location.href ? null : keptPeriod()
  const named = searchParams.get('period') ?? kept ?? 'all'
  shownAt = href
  const more = named === 'all' ? null : await loadMore().catch(() => null)
  return more && more.choosePeriod(address)
}

/** Null where the code could not be loaded. */
const withMore = <Value>(load: (more: More) => Promise<Value>): Promise<Value | null> =>
  loadMore().then(load, () => null)

export type DashboardData = Awaited<ReturnType<typeof loadDashboard>>

const importMore = () => import(/* webpackChunkName: "dashboard-more" */ './more/index')

/** The charts, the periods, and what else comes after the first content: a chunk of its own, with its words. */
export async function loadMore() {
  const more = await importMore()
  await more.loadWords()
  return more
}

export type More = Awaited<ReturnType<typeof loadMore>>
