/*
 * First queries of pages. Page table and loader share them, so that the table can prefetch the answer while
 * the page's code loads.
 */

export const recentTransactions = { limit: 5, planned: 'without' }

export const upToToday = { with: 'transfers', planned: 'without' } as const

export const plannedOnly = { with: 'transfers', planned: 'only', sort: 'date' } as const

export const firstActivities = { limit: 20 }
