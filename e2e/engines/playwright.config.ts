import { defineConfig } from '@playwright/test'
import type { Engine } from './find-engines'

/**
 * Playwright only runs and counts these tests. The files `open-*.ts` control the browsers that
 * Debian provides.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  outputDir: '../../.cache/engines',
  globalSetup: '../product/build-once.ts',
  workers: 1,
  forbidOnly: true,
  retries: 1,
  timeout: 240_000,
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
})
