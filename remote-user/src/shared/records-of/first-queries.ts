/*
 * Queries of the pages' first requests. The page table uses them to load the data while a page's
 * code still loads. The page's loader must send the same query.
 */

export const recentTransactions = { limit: 5, planned: 'without' }

export const upToToday = { with: 'transfers', planned: 'without' } as const

export const plannedOnly = { with: 'transfers', planned: 'only', sort: 'date' } as const

export const firstActivities = { limit: 20 }
