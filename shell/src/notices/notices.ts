import type { RemoteName } from '@pundi/contract/federation'
import { createStore } from 'zustand'

/** What the shell tells beside a page that goes on. */
export type Notice = { about: 'newer' } | { about: 'error'; remote: RemoteName }

export const notices = createStore<{
  notice: Notice | undefined
  /** There was a notice in this document. */
  hasTold: boolean
}>(() => ({ notice: undefined, hasTold: false }))

export const showNotice = (notice: Notice) => notices.setState({ notice, hasTold: true })
export const dismissNotice = () => notices.setState({ notice: undefined })
