import type { Currency, PlannedRecord } from '@pundi/contract'
import type { Queryable } from '../database/database'
import { listInstalments } from '../instalments/queries'
import type { Upcoming } from '../schedules/day-queries'
import { listWallets } from '../wallets/queries'
import { listMovedIn } from './debt-queries'
import { listAsked } from './list-asked'

/** What the user's open loans, of these ids, ask for up to `last`. */
export async function findAsked(
  db: Queryable,
  { id, today, currency }: { id: number; today: string; currency: Currency },
  ids: number[],
  { upcoming, last }: { upcoming: Upcoming[]; last: string },
): Promise<PlannedRecord[]> {
  if (ids.length === 0) return []
  const wallets = await listWallets(db, id, today)
  const plans = await listInstalments(db, id, today)
  const moved = await listMovedIn(db, id, ids, today)
  const loans = wallets.filter(wallet => ids.includes(wallet.id))
  return listAsked({ loans, plans, moved, upcoming, currency }, today, last)
}
