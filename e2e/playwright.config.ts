import { defineConfig } from '@playwright/test'
import { slowTag } from '@pundi/devkit/slow-tests'
import { findHeadless } from './browser/find-chromium'

/**
 * The journeys: two files at a time, each worker with its own product (`browser/test.ts`). A failed journey leaves a
 * trace of its steps and requests and a screenshot in `.cache/journeys`; `npx playwright show-trace FILE` opens the trace.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './product/build-once.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  // The JSON reporter writes to the file in this variable.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    locale: 'id-ID',
    // Milliseconds for anything that a user would wait for.
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    screenshot: 'only-on-failure',
    // Pictures and the page's DOM at each step would take two fifths of the time. `--trace=on` gives both.
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
