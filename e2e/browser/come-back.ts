import { expect, type Page } from '@playwright/test'

/**
 * Simulates a return to the tab again and again until the check `shows` passes. The first return
 * may come too early: the page starts to listen only when it is idle, and it fetches the registry
 * at most twice a minute.
 */
export async function comeBack(page: Page, shows: () => Promise<void> | void) {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shows()
  }).toPass({ timeout: 60_000, intervals: [1000] })
}
