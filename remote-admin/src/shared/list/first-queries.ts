/**
 * First query of each list on the dashboard. The page table uses the same constant to prefetch the
 * answers.
 */
export const newest = { limit: 5 }
