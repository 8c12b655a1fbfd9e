import type { RemoteName } from '@pundi/contract/federation'
import { createStore } from 'zustand'

export type Notice = { about: 'newer' } | { about: 'error'; remote: RemoteName }

export const notices = createStore<{
  notice: Notice | undefined
  hasTold: boolean
}>(() => ({ notice: undefined, hasTold: false }))

export const showNotice = (notice: Notice) => notices.setState({ notice, hasTold: true })
export const dismissNotice = () => notices.setState({ notice: undefined })
