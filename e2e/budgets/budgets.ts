import type { Waterfall } from './measure-page'

/** The limits of a page until its content is shown: requests, bytes of brotli on the wire, and serial round trips. */
export interface Budget {
  requests: number
  script?: number
  document?: number
  depth: number
}

/** The first script of a page of an account and of a page of the user or admin area, in bytes (architecture, budgets). */
const accounts = { requests: 15, script: 150_000, depth: 2 }
const area = { requests: 21, script: 170_000, depth: 2 }
// The user's role must be known before the admin remote loads.
const admin = { requests: 20, script: 170_000, depth: 3 }

/** The limits by the address of the page. */
const budgets: Record<string, Budget> = {
  '/': { requests: 6, document: 5_400, script: 0, depth: 2 },
  '/es': { requests: 6, document: 5_600, script: 0, depth: 2 },
  '/sign-in': accounts,
  '/sign-up': accounts,
  '/unsubscribe': accounts,
  '/dashboard': area,
  '/category': area,
  '/transactions': area,
  '/log-activity': area,
  '/recommendation': area,
  '/wallet': area,
  // The address names the wallet, so no list of early calls can load its records.
  '/wallet/records?wallet_id=1': { ...area, depth: 3 },
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

/** The limit of every document but the landing page's, which has its content in it. It has the shape of its page. */
const mostDocument = 5_000

/** The budget of a page. */
export function budgetOf(address: string): Budget {
  const budget = budgets[address]
  if (!budget) throw new Error(`${address} has no budget: give it one in e2e/budgets/budgets.ts.`)
  return { document: mostDocument, ...budget }
}

/** The limit of cumulative layout shift for every page: nobody notices less. */
const mostShift = 0.02

/** By the name of a published file of any build. */
export const fileBudgets = { 'shell.js': 125_000, 'remoteEntry.js': 10_000 }

/** How a page exceeds its budget, in words; empty if it does not. */
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

/** The limit of federation's cost, compared with the bytes of one bundle: script, styles, document and font. */
const mostBytes = 1.18

/** How a federated page exceeds that limit, in words; empty if it does not. */
export function findPrice(federated: Waterfall, oneBundle: Waterfall): string[] {
  const ratio = federated.bytes.all / oneBundle.bytes.all
  return [
    ...(ratio > mostBytes ? [`${ratio.toFixed(3)} times the bytes of one bundle, at most ${mostBytes}`] : []),
    ...(federated.depth > oneBundle.depth
      ? [`${federated.depth} round trips, one bundle ${oneBundle.depth}`]
      : []),
  ]
}
