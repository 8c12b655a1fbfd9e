import type { Database } from '../src/platform/database/database'
import { readTotals, readWalletTotals } from './queries'

export async function expectTotals(api: { database: Database }, userId: number) {
  for (const { kept, summed } of [await readTotals(api, userId), await readWalletTotals(api, userId)])
    expect(kept).toEqual(summed)
}
