/*
 * What pages ask for first, beside the name of the call: their page table, by which it is sent while their code is on its
 * way, and their loader have it from here.
 */

/** The newest transactions, on the dashboard. What is dated after today stands apart. */
export const recentTransactions = { limit: 5, planned: 'without' }

/** The list of transactions up to today, with the transfers among them. */
export const upToToday = { with: 'transfers', planned: 'without' } as const

/** What is dated after today, the soonest first. */
export const plannedOnly = { with: 'transfers', planned: 'only', sort: 'date' } as const

/** The newest page of the log. */
export const firstActivities = { limit: 20 }
