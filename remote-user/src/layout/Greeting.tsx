import type { User } from '@pundi/contract'
import { useSession } from '@pundi/platform/session'
import { use } from 'react'
import { useText } from '../catalogue/text'

/** Greets the user by name, or "Guest" when there is no user. */
export function Greeting({ user }: { user: Promise<User | null> }) {
  const text = useText()
  const loaded = use(user)
  const known = useSession(session => session.user)
  return text('Welcome, {name}', { name: (known ?? loaded)?.name ?? text('Guest') })
}
