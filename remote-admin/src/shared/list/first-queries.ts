/** First query of each list on the dashboard. Shared with the page table, which prefetches its answer. */
export const newest = { limit: 5 }
