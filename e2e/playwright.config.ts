import { defineConfig } from '@playwright/test'
import { slowTag } from '@pundi/devkit/slow-tests'
import { findHeadless } from './browser/find-chromium'

/**
 * The journeys: two files at a time, each worker with its own product (`browser/test.ts`). A failed journey leaves a
 * trace of its steps and requests and a screenshot in `.cache/journeys`; `npx playwright show-trace FILE` opens the trace.
 *
 * One that fails is tried once more (decision 143): some hold the product to seconds, which a busy machine takes from it.
 * `npm test` names each that needed its second try.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './product/build-once.ts',
  workers: 2,
  forbidOnly: true,
  retries: 1,
  // These only end what hangs; they prove nothing. Where seconds are promised, the journey names them itself.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // The JSON reporter writes to the file in this variable.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    locale: 'id-ID',
    // What is kept for when there is no network would answer in place of the server; one journey is about it.
    serviceWorkers: 'block',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
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
