import { defineConfig } from '@playwright/test'
import { slowTag } from '../slow-tests'
import { findChromium } from './browser/find-chromium'

/**
 * The journeys: two files at a time, each worker with a product of its own (`browser/test.ts`). A journey that fails
 * leaves a trace and a screenshot in `.cache/journeys`; `npx playwright show-trace FILE` opens the trace.
 */
export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  globalSetup: './product/build-once.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 5_000 },
  // The JSON reporter writes to the file that this variable names.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    locale: 'id-ID',
    // For anything that a person would wait for.
    actionTimeout: 10_000,
    navigationTimeout: 10_000,
    screenshot: 'only-on-failure',
    // A film of every journey would cost a quarter of its time; what the page was at each step is in the trace without.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: findChromium(),
      args: ['--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
  projects: [
    { name: 'journeys', grepInvert: slowTag },
    { name: 'slow', grep: slowTag },
  ],
})
