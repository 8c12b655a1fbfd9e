import type { Browser } from 'playwright-core'
import { compareAccounts, weighLists } from './times'
import { measureScreen } from './screen'
import { serveAccounts } from './serve'

export async function benchAccounts(browser: Browser, site: string): Promise<boolean> {
  const accounts = await serveAccounts(site)
  try {
    const excess = [
      ...(await compareAccounts(accounts)),
      ...(await weighLists(accounts)),
      ...(await measureScreen(browser, accounts)),
    ]
    for (const sentence of excess) console.log(`over the limit: ${sentence}`)
    return excess.length === 0
  } finally {
    await accounts.stop()
  }
}
