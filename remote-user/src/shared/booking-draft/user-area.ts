import type { Transaction, User } from '@pundi/contract'
import { useOutletContext } from 'react-router-dom'
import type { Booking, Purpose } from './modal-state'

export interface UserArea {
  /** Null if the user could not be loaded. */
  user: Promise<User | null>
  /** Does nothing while a form is open. */
  openTransaction: (purpose: Purpose) => void
  /**
   * Shows the transaction in the address. Calls `leave` when the user closes the dialog. If the
   * address changes, the caller closes the dialog with the returned function.
   */
  showTransaction: (transaction: Transaction, leave: () => void) => () => void
  /** Transactions that were just added. The page's data may not contain them yet. Newest last. */
  bookings: readonly Booking[]
}

export const useUserArea = () => useOutletContext<UserArea>()
