import { expect, type Page } from '@playwright/test'

/**
 * Comes back to a tab until it shows a publication. It listens once it is idle, and looks at the registry at most twice a
 * minute, so that one return may be too early.
 */
export async function comeBack(page: Page, shows: () => Promise<void> | void) {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shows()
  }).toPass({ timeout: 60_000, intervals: [1000] })
}
