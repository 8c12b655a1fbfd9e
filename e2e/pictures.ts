import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'
import { findChromium } from './find-chromium'
import { screens } from './screens'
import { startProduct } from './start-product'

/*
 * `npm run pictures -w e2e [FOLDER]`: takes a picture of every screen, in every size and both themes, so that anybody
 * can look. Pictures are named screen-width-theme.png; the folder is `.cache/pictures` where none is named.
 */

const sizes = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1030, height: 768 },
  { width: 1280, height: 900 },
  { width: 1920, height: 1080 },
]
const themes = ['light', 'dark'] as const
const folder = resolve(
  process.env.INIT_CWD ?? '.',
  process.argv[2] ?? join(import.meta.dirname, '../.cache/pictures'),
)

mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const colorScheme of themes)
    for (const viewport of sizes) await takeAll(browser, { colorScheme, viewport, reducedMotion: 'reduce' })
  console.log(`Pictures are in ${folder}`)
} finally {
  await browser.close()
  await product.stop()
}

async function takeAll(from: Browser, options: BrowserContextOptions) {
  for (const [name, open] of Object.entries(screens)) {
    const context = await from.newContext({ baseURL: product.url, locale: 'id-ID', ...options })
    const page = await context.newPage()
    await open(page, product)
    // Fonts and the chart come after the content.
    await page.waitForLoadState('networkidle')
    const file = `${name}-${options.viewport!.width}-${options.colorScheme}.png`
    await page.screenshot({ path: join(folder, file), fullPage: true })
    await context.close()
  }
}
