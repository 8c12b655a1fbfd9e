/** First query of each list on the dashboard. Shared with the page table, which prefetches it. */
export const newest = { limit: 5 }
