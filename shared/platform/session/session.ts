import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '@pundi/contract'
import { readStored } from './stored'

export interface Session {
  token: string | null
  userid: string | null
  /** The signed-in user as the server last described them; undefined until it has. */
  user: User | undefined
  /** Why the session ended, where the user did not sign out. */
  ended: 'expired' | undefined
  /** The last change came from another tab. */
  isFromElsewhere: boolean
}

const store = createStore<Session>(() => ({
  ...readStored(),
  user: undefined,
  ended: undefined,
  isFromElsewhere: false,
}))

/**
 * The session of this browser, one for the shell and all remotes. They can only read it. The functions of this package
 * change it and keep the browser's storage and the drafts in step.
 */
export const session: Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'> = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,
}

/** For the functions of this package, and for tests: no page may import it. */
export const changeSession = (change: Partial<Session>) => store.setState(change)

export const useSession = <Part>(select: (session: Session) => Part) => useStore(session, select)
