import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { findChromium } from '../browser/find-chromium'
import { hasWords, switchLanguage } from '../measures/language'
import { screens } from '../screens'
import { startProduct } from '../product/start-product'

/*
 * `npm run pictures -w e2e [FOLDER [SCREEN...]]` takes pictures of all screens, or of the screens
 * with names that begin with SCREEN. For each size, there is one picture per theme
 * (screen-width-theme.png), and one in Spanish, the longest language (screen-width-es.png). The
 * default folder is `.cache/pictures`.
 */

const sizes = [
  { width: 320, height: 640 },
  { width: 375, height: 812 },
  { width: 768, height: 1024 },
  { width: 1030, height: 768 },
  { width: 1280, height: 900 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const themes = ['light', 'dark'] as const

const lanes = 2

/** Milliseconds to wait for charts and sheets after a change of size or language. */
const pause = 300

const [named = join(import.meta.dirname, '../../.cache/pictures'), ...wanted] = process.argv.slice(2)
const folder = resolve(process.env.INIT_CWD ?? '.', named)

mkdirSync(folder, { recursive: true })
const product = await startProduct()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const names = Object.keys(screens).filter(
    name => wanted.length === 0 || wanted.some(begin => name.startsWith(begin)),
  )
  const takeNext = async () => {
    for (let name = names.shift(); name; name = names.shift()) await takeAll(browser, name)
  }
  await Promise.all(Array.from({ length: lanes }, takeNext))
  console.log(`Pictures are in ${folder}`)
} finally {
  await browser.close()
  await product.stop()
}

async function takeAll(from: Browser, name: string) {
  const context = await from.newContext({
    serviceWorkers: 'block',
    baseURL: product.url,
    locale: 'id-ID',
    reducedMotion: 'reduce',
    viewport: { width: 375, height: 812 },
  })
  const page = await context.newPage()
  await screens[name]!(page, product)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  // Wait a fixed time for the charts. The network never becomes idle on screens with a hanging API
  // call.
  await page.waitForTimeout(3 * pause)
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme })
    for (const size of sizes) await take(page, size, `${name}-${size.width}-${theme}`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  if (await hasWords(page)) {
    await switchLanguage(page, 'es')
    for (const size of [sizes[0]!, sizes[4]!]) await take(page, size, `${name}-${size.width}-es`)
  }
  await context.close()
}

async function take(page: Page, size: { width: number; height: number }, name: string) {
  await page.setViewportSize(size)
  await page.waitForTimeout(pause)
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}
