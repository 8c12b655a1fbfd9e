import type { User } from '@pundi/contract'
import { useOutletContext } from 'react-router-dom'
import type { Booking, Purpose } from './transaction-modal/modal-state'

/** What the layout gives to the pages in it. */
export interface UserArea {
  /** The signed-in user, null where they could not be loaded. */
  user: Promise<User | null>
  /** Opens the form of a transaction, where none is open. */
  openTransaction: (purpose: Purpose) => void
  /** What was just added, which the data of the page may not have yet. The last one stands last. */
  bookings: readonly Booking[]
}

export const useUserArea = () => useOutletContext<UserArea>()
