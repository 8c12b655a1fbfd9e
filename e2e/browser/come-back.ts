import { expect, type Page } from '@playwright/test'

/**
 * Simulates a return to the tab again and again until `shows` passes. The first return may come too
 * early, because the page starts to listen only when it is idle, and fetches the registry at most
 * twice a minute.
 */
export async function comeBack(page: Page, shows: () => Promise<void> | void) {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await shows()
  }).toPass({ timeout: 60_000, intervals: [1000] })
}
