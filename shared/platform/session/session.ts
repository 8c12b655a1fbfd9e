import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
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

const store = createStore<Session>(() => ({
  ...readStored(),
  user: undefined,
  ended: undefined,
  isFromElsewhere: false,
}))

/**
 * Who uses this browser. There is one for the shell and all remotes. They read it; it changes by the functions of this
 * package alone, which keep the browser's storage and the drafts in step with it.
 */
export const session: Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'> = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,
}

/** For the functions of this package, and for tests: no page may import it. */
export const changeSession = (change: Partial<Session>) => store.setState(change)

export const useSession = <Part>(select: (session: Session) => Part) => useStore(session, select)
