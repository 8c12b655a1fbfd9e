import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNewerScripts } from '../../../webpack/browsers/find-newer-scripts'
import { findNewerStyles } from '../../../webpack/browsers/find-newer-styles'
import { expect, test } from '../../browser/test'

/* What is published runs in every browser of the list (decision 211), and says so in those below it (decision 212). */

test('nothing that is published needs a newer browser than the list has', ({ product }) => {
  const site = join(product.data, 'site')
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  const newer = files.flatMap(file => {
    if (!/\.(?:js|css|html)$/.test(file)) return []
    const text = readFileSync(join(site, file), 'utf8')
    return newerIn(file, text).map(name => `${file}: ${name}`)
  })
  expect(newer).toEqual([])
  const kinds = ['.js', '.css', '.html'].map(kind => files.filter(file => file.endsWith(kind)).length)
  expect(Math.min(...kinds)).toBeGreaterThan(10)
})

function newerIn(file: string, text: string): string[] {
  if (file.endsWith('.js')) return findNewerScripts(text)
  if (file.endsWith('.css')) return findNewerStyles(text)
  const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!)
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style!)
  return [...scripts.flatMap(findNewerScripts), ...styles.flatMap(findNewerStyles)]
}

/** Takes from a browser what those below the list lack. */
const lack = {
  Chrome:
    "const { supports } = CSS; CSS.supports = (...asked) => !String(asked).includes('color-mix') && supports(...asked)",
  Firefox:
    "const { supports } = CSS; CSS.supports = (...asked) => !String(asked).includes(':has') && supports(...asked)",
  Safari:
    'const { RegExp } = window; window.RegExp = function (text) { if (/<=/.test(text)) throw new SyntaxError(); return new RegExp(...arguments) }',
  'a browser without CSS.supports': 'delete window.CSS',
}

const sentences = {
  'en-GB': 'Pundi needs a newer browser: Chrome 111, Edge 111, Firefox 121, Safari 16.4, iOS 16.4 or later.',
  'id-ID':
    'Pundi memerlukan peramban yang lebih baru: minimal Chrome 111, Edge 111, Firefox 121, Safari 16.4, iOS 16.4.',
  'es-MX':
    'Pundi necesita un navegador más reciente: Chrome 111, Edge 111, Firefox 121, Safari 16.4, iOS 16.4 o posterior.',
  'de-DE': 'Pundi needs a newer browser: Chrome 111, Edge 111, Firefox 121, Safari 16.4, iOS 16.4 or later.',
}

for (const [browser, script] of Object.entries(lack))
  test(`below the list ${browser} shows what is needed, and loads no shell`, async ({ openTab }) => {
    for (const [locale, sentence] of Object.entries(sentences)) {
      const page = await openTab({ locale })
      await page.addInitScript(script)
      await page.goto('/sign-in', { waitUntil: 'commit' })
      await expect(page.locator('body > p:visible')).toHaveText(sentence)
      await expect(page.locator('#root')).toBeEmpty()
    }
  })

test('below the list the chosen language counts, and every page but the landing page says so', async ({
  openTab,
}) => {
  const page = await openTab({ locale: 'en-GB' })
  await page.addInitScript(lack.Chrome)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('language', 'es'))
  for (const path of ['/dashboard', '/admin', '/reports']) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('body > p:visible')).toHaveText(sentences['es-MX'])
  }
})
