import type { User } from '@pundi/contract'
import { use } from 'react'
import { useText } from '../catalogue/text'
import { TryAgain } from '../TryAgain'

export function UserFailure({ user }: { user: Promise<User | null> }) {
  const text = useText()
  return use(user) ? null : <TryAgain message={text('Failed to fetch user data')} />
}
