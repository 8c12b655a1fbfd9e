import type { Page } from 'playwright-core'
import { openTab, productUrl } from './browser'

/** Opens a tab in a browser that has this session, begun elsewhere, and has seen nothing else yet. */
export const openAs = (token: string): Promise<Page> => {
  const localStorage = [{ name: 'token', value: token }]
  return openTab({ storageState: { cookies: [], origins: [{ origin: productUrl, localStorage }] } })
}
