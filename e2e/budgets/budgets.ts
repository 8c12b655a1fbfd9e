import type { Waterfall } from './measure-page'

/** The limits of a page until its content is shown: requests, bytes of brotli on the wire, and serial round trips. */
export interface Budget {
  requests: number
  script?: number
  document?: number
  depth: number
}

/**
 * By the page's address (architecture, budgets). The same code comes to some bytes more or less from build to build, by
 * the hashes in it: a limit has room for 500 bytes of script and 150 of a document beyond what was measured (decision 142).
 */
const budgets: Record<string, Budget> = {
  '/': { requests: 6, document: 5_400, script: 0, depth: 2 },
  '/es': { requests: 6, document: 5_500, script: 0, depth: 2 },
  '/sign-in': { requests: 15, script: 140_000, depth: 2 },
  '/sign-up': { requests: 15, script: 140_000, depth: 2 },
  // The first page of most visits, and the one with the most on it. What is left today is a call of its own; its words
  // come first, the days ahead and the letter come later.
  '/dashboard': { requests: 19, script: 146_000, depth: 2 },
  // A category has an icon, a colour and what it took, and an archive. Without a network it has what the device kept.
  '/category': { requests: 18, script: 147_600, depth: 2 },
  // Pages with tables and filters. They are seldom the first page of a visit. The rows of transactions come first: their
  // filters, and what is asked before a change, come after them. Both this and the wallets know what the device keeps.
  '/transactions': { requests: 21, script: 150_800, depth: 2 },
  '/log-activity': { requests: 18, script: 148_000, depth: 2 },
  // Its form alone: the result comes after it.
  '/recommendation': { requests: 18, script: 149_600, depth: 2 },
  // Its tiles, what friends owe and what is paid in instalments are one screen.
  '/wallet': { requests: 18, script: 150_800, depth: 2 },
  // Its address names the wallet, which no list of early calls can: the page's own code asks for the records.
  '/wallet/records?wallet_id=1': { requests: 19, script: 150_000, depth: 3 },
  '/budget': { requests: 18, script: 150_000, depth: 2 },
  '/planned': { requests: 20, script: 150_000, depth: 2 },
  '/reports': { requests: 18, script: 150_000, depth: 2 },
  '/goals': { requests: 18, script: 150_000, depth: 2 },
  '/setting': { requests: 20, script: 147_600, depth: 2 },
  // One round trip more than other pages: the user's role must be known before the remote loads.
  '/admin': { requests: 20, script: 140_000, depth: 3 },
  '/admin/users': { requests: 20, script: 146_200, depth: 3 },
  '/admin/manage-transactions': { requests: 20, script: 145_000, depth: 3 },
  '/admin/manage-categories': { requests: 20, script: 145_000, depth: 3 },
  '/admin/logs': { requests: 20, script: 145_000, depth: 3 },
}

/** The limit of every document but the landing page's, which has its content in it. It has the shape of its page. */
const mostDocument = 4_500

/** The budget of a page. */
export function budgetOf(address: string): Budget {
  const budget = budgets[address]
  if (!budget) throw new Error(`${address} has no budget: give it one in e2e/budgets/budgets.ts.`)
  return { document: mostDocument, ...budget }
}

/** The limit of cumulative layout shift for every page: nobody notices less. */
const mostShift = 0.02

/** By the name of a published file of any build. */
export const fileBudgets = { 'shell.js': 120_000, 'remoteEntry.js': 8_000 }

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
