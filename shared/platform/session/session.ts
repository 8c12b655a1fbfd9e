import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { User } from '@pundi/contract'
import { readStored } from './storage'

export interface Session {
  token: string | null
  userid: string | null
  /** The signed-in user as the server last described them; undefined until it has. */
  user: User | undefined
  /** Why there is no session any more, where it was not the user's own wish. */
  ended: 'expired' | undefined
  /** The last change came from another tab. */
  isFromElsewhere: boolean
}

/** Who uses this browser. There is one for the shell and all remotes. */
export const session = createStore<Session>(() => ({
  ...readStored(),
  user: undefined,
  ended: undefined,
  isFromElsewhere: false,
}))

export const useSession = <Part>(select: (session: Session) => Part) => useStore(session, select)
