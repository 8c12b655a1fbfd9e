import type { Waterfall } from './measure-page'

/** What a page may cost at most: bytes of brotli as they travel, and serial round trips until its content. */
export interface Budget {
  script?: number
  document?: number
  depth: number
}

/** By the address of the page (architecture, budgets). */
export const budgets: Record<string, Budget> = {
  '/': { document: 5_000, script: 0, depth: 2 },
  '/sign-in': { script: 140_000, depth: 2 },
  '/sign-up': { script: 140_000, depth: 2 },
  '/dashboard': { script: 140_000, depth: 2 },
  '/category': { script: 140_000, depth: 2 },
  // Tables, filters and the ways back: seldom the first page of a visit.
  '/transactions': { script: 150_000, depth: 2 },
  '/log-activity': { script: 145_000, depth: 2 },
  // One more than the others: who it is that comes must be known before the first byte of the remote.
  '/admin': { script: 140_000, depth: 3 },
}

/** By the name of a published file, in any build. */
export const fileBudgets = { 'shell.js': 120_000, 'remoteEntry.js': 8_000 }

/** What a page cost beyond its budget, in words; empty where it kept to it. */
export function findExcess(cost: Waterfall, budget: Budget): string[] {
  const over = (what: string, spent: number, most: number | undefined) =>
    most !== undefined && spent > most ? [`${what} ${spent}, at most ${most}`] : []
  return [
    ...over('script', cost.bytes.script, budget.script),
    ...over('document', cost.bytes.document, budget.document),
    ...over('depth', cost.depth, budget.depth),
  ]
}
