import { expect, type Page } from '@playwright/test'

/**
 * Repeats a return to the tab until `shows` passes. One return may be too early: the page listens only once it is idle,
 * and fetches the registry at most twice a minute.
 */
export async function comeBack(page: Page, shows: () => Promise<void> | void) {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shows()
  }).toPass({ timeout: 60_000, intervals: [1000] })
}
