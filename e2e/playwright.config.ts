import { defineConfig } from '@playwright/test'
import { slowTag } from '@pundi/devkit/slow-tests'
import { findHeadless } from './browser/find-chromium'

/**
 * Journeys run two files at a time, each worker with its own product (`browser/test.ts`). A failure leaves trace and
 * screenshot in `.cache/journeys` (`npx playwright show-trace FILE`) and is retried once (decision 069), because some
 * journeys measure seconds on a busy machine; `npm test` names retries.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './product/build-once.ts',
  workers: 2,
  forbidOnly: true,
  retries: 1,
  // These limits only end hangs. Journeys that promise seconds set their own limits.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    locale: 'id-ID',
    // Otherwise a service worker would answer with cached pages. Journeys about offline pages allow it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Screenshots and DOM snapshots would take two fifths of the time. `--trace=on` gives both.
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
