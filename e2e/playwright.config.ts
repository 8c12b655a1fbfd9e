import { defineConfig } from '@playwright/test'
import { slowTag } from '@pundi/devkit/slow-tests'
import { findHeadless } from './browser/find-chromium'

/**
 * Two test files run at a time, each with its own server (`browser/test.ts`). A failed test leaves
 * a trace and a screenshot in `.cache/journeys` (`npx playwright show-trace FILE`). Playwright
 * retries each failed test once (decision 069), because some tests measure seconds on a busy
 * machine. `npm test` lists the retries.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './product/build-once.ts',
  workers: 2,
  forbidOnly: true,
  retries: 1,
  // These limits only stop hanging tests. Tests of how fast something appears set their own limits.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    locale: 'id-ID',
    // A service worker would answer with cached pages, so it is blocked. Tests of offline pages
    // allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Screenshots and DOM snapshots are off, because they would take 40 % of the time. `--trace=on`
    // enables both.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: findHeadless(),
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'journeys', grepInvert: slowTag },
    { name: 'slow', grep: slowTag },
  ],
})
