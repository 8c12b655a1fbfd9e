/*
 * Query of the first request of each page. The page table uses it to load the data while the page's
 * code still loads. The page's loader must send the same query.
 */

export const recentTransactions = { limit: 5, planned: 'without' }

export const upToToday = { with: 'transfers', planned: 'without' } as const

export const plannedOnly = { with: 'transfers', planned: 'only', sort: 'date' } as const

export const firstActivities = { limit: 20 }
