import type { Transaction, User } from '@pundi/contract'
import { useOutletContext } from 'react-router-dom'
import type { Booking, Purpose } from './modal-state'

export interface UserArea {
  /** Null if the user could not be loaded. */
  user: Promise<User | null>
  /** Does nothing while a form is open. */
  openTransaction: (purpose: Purpose) => void
  /**
   * Shows the transaction that the address names. `leave` is called when the user closes it; the returned function
   * closes it when the address no longer names it.
   */
  showTransaction: (transaction: Transaction, leave: () => void) => () => void
  /** Transactions just added, perhaps not in the page's data yet. Newest last. */
  bookings: readonly Booking[]
}

export const useUserArea = () => useOutletContext<UserArea>()
