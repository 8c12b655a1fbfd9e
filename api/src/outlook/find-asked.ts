import type { PlannedRecord } from '@pundi/contract'
import type { Queryable } from '../database/database'
import { listInstalments } from '../instalments/queries'
import type { Upcoming } from '../schedules/day-queries'
import { listWallets } from '../wallets/queries'
import { listMovedIn } from './debt-queries'
import { listAsked } from './list-asked'

/** What the user's open loans, of these ids, ask for up to `last`. */
export async function findAsked(
  db: Queryable,
  { id, today }: { id: number; today: string },
  ids: number[],
  { upcoming, last }: { upcoming: Upcoming[]; last: string },
): Promise<PlannedRecord[]> {
  if (ids.length === 0) return []
  const [wallets, plans, moved] = await Promise.all([
    listWallets(db, id, today),
    listInstalments(db, id, today),
    listMovedIn(db, id, ids, today),
  ])
  const loans = wallets.filter(wallet => ids.includes(wallet.id))
  return listAsked({ loans, plans, moved, upcoming }, today, last)
}
