import type { Transaction, User } from '@pundi/contract'
import { useOutletContext } from 'react-router-dom'

/** What the layout gives to the pages in it. */
export interface UserArea {
  /** The signed-in user, null where they could not be loaded. */
  user: Promise<User | null>
  openAddTransaction: () => void
  openEditTransaction: (transaction: Transaction) => void
  /** Read-only, with a way on to editing. */
  openViewTransaction: (transaction: Transaction) => void
}

export const useUserArea = () => useOutletContext<UserArea>()
