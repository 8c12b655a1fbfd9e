import type { Database } from '../src/database/database'
import { readTotals, readWalletTotals } from './queries'

/** The totals that are kept of a user, by month and by wallet, are the sums of their rows. */
export async function expectTotals(api: { database: Database }, userId: number) {
  for (const { kept, summed } of [await readTotals(api, userId), await readWalletTotals(api, userId)])
    expect(kept).toEqual(summed)
}
