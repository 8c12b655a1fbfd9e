import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Browser } from 'playwright-core'
import { findChromium } from '../browser/find-chromium'
import { startProduct } from '../product/start-product'

/*
 * `npm run icons -w e2e` draws the site's PNG icons from `favicon.svg`. From the landing page, it
 * draws the preview picture that shared links show. The files are written beside the SVG.
 */

const root = fileURLToPath(new URL('../../shell/src/root/', import.meta.url))
const purse = readFileSync(join(root, 'favicon.svg'), 'utf8')
/** The background fills the whole icon, because systems crop the icon to their own shapes. */
const ground = '#0f6b5c'

const product = await startProduct()
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  for (const size of [192, 512]) save(`icon-${size}.png`, await draw(browser, size, 1))
  // Only the inner 80 % of a maskable icon is always visible, so the purse takes 76 %.
  save('icon-maskable-512.png', await draw(browser, 512, 0.76, ground))
  save('apple-touch-icon.png', await draw(browser, 180, 0.86, ground))
  save('favicon.ico', asIcon(await draw(browser, 32, 1), 32))
  save('card.png', await drawCard(browser))
} finally {
  await browser.close()
  await product.stop()
}

function save(name: string, content: Buffer) {
  writeFileSync(join(root, name), content)
  console.log(`${name}  ${content.length} bytes`)
}

/** `share` is the width of the purse divided by the width of the icon. */
async function draw(browser: Browser, size: number, share: number, background = 'transparent') {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${background}}
     svg{width:${share * 100}%}</style>${purse}`,
  )
  const picture = await page.screenshot({ omitBackground: true })
  await page.close()
  return picture
}

async function drawCard(browser: Browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' })
  await page.goto(product.url, { waitUntil: 'networkidle' })
  const picture = await page.screenshot()
  await page.close()
  return picture
}

function asIcon(png: Buffer, size: number) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
