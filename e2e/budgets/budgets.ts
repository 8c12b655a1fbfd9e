import type { Waterfall } from './measure-page'

/**
 * Limits for everything that loads before a page shows its content. `script` and `document` are
 * bytes compressed with brotli; `depth` is the number of serial round trips.
 */
export interface Budget {
  requests: number
  script?: number
  document?: number
  depth: number
}

/** `script` limits all scripts that load until the content is shown (docs/performance.md). */
const accounts = { requests: 15, script: 150_000, depth: 2 }
const area = { requests: 21, script: 170_000, depth: 2 }
// The depth is one round trip more, because the admin remote loads only after the user's role is
// known.
const admin = { requests: 20, script: 170_000, depth: 3 }

const budgets: Record<string, Budget> = {
  '/': { requests: 6, document: 5_400, script: 0, depth: 2 },
  '/es': { requests: 6, document: 5_400, script: 0, depth: 2 },
  '/sign-in': accounts,
  '/sign-up': accounts,
  '/unsubscribe': accounts,
  '/dashboard': area,
  '/category': area,
  '/transactions': area,
  '/log-activity': area,
  '/recommendation': area,
  '/wallet': area,
  // The depth is one round trip more, because the data depend on the wallet's id and cannot be
  // preloaded.
  '/wallet/1': { ...area, depth: 3 },
  '/budget': area,
  '/planned': area,
  '/reports': area,
  '/goals': area,
  '/setting': area,
  '/admin': admin,
  '/admin/users': admin,
  '/admin/manage-transactions': admin,
  '/admin/manage-categories': admin,
  '/admin/logs': admin,
}

const mostDocument = 5_000

export function budgetOf(address: string): Budget {
  const budget = budgets[address]
  if (!budget) throw new Error(`${address} has no budget: give it one in e2e/budgets/budgets.ts.`)
  return { document: mostDocument, ...budget }
}

/** Maximum cumulative layout shift. Smaller shifts are invisible. */
const mostShift = 0.02

export const fileBudgets = { 'shell.js': 125_000, 'remoteEntry.js': 10_000 }

export function findExcess(cost: Waterfall, budget: Budget): string[] {
  const over = (what: string, spent: number, most: number | undefined) =>
    most !== undefined && spent > most ? [`${what} ${spent}, at most ${most}`] : []
  return [
    ...over('requests', cost.requests, budget.requests),
    ...over('script', cost.bytes.script, budget.script),
    ...over('document', cost.bytes.document, budget.document),
    ...over('depth', cost.depth, budget.depth),
    ...over('shift', cost.shift, mostShift),
  ]
}

/** Maximum size of a page, relative to the same page in a build as a single bundle. */
const mostBytes = 1.25

export function findPrice(federated: Waterfall, oneBundle: Waterfall): string[] {
  const ratio = federated.bytes.all / oneBundle.bytes.all
  return [
    ...(ratio > mostBytes ? [`${ratio.toFixed(3)} times the bytes of one bundle, at most ${mostBytes}`] : []),
    ...(federated.depth > oneBundle.depth
      ? [`${federated.depth} round trips, one bundle ${oneBundle.depth}`]
      : []),
  ]
}
