import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { User } from '@pundi/contract'
import { readStored } from './stored'

export interface Session {
  token: string | null
  userid: string | null
  /** Undefined until the server has returned the user. */
  user: User | undefined
  /** Why there is no session. Undefined if the user signed out. */
  ended: 'expired' | undefined
  isFromElsewhere: boolean
}

const store = createStore<Session>(() => ({
  ...readStored(),
  user: undefined,
  ended: undefined,
  isFromElsewhere: false,
}))

/**
 * The browser's session, shared by the shell and all remotes. It is read-only: functions of this
 * package change it, and update storage and drafts too.
 */
export const session: Pick<StoreApi<Session>, 'getState' | 'getInitialState' | 'subscribe'> = {
  getState: store.getState,
  getInitialState: store.getInitialState,
  subscribe: store.subscribe,
}

/** Changes the session. Only for this package and for tests; pages must not use it. */
export const changeSession = (change: Partial<Session>) => store.setState(change)

export const useSession = <Part>(select: (session: Session) => Part) => useStore(session, select)
