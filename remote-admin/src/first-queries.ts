/** What the dashboard asks of each list; the page table, by which it is sent early, has it from here too. */
export const newest = { limit: 5 }
