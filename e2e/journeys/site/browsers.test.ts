import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderOf, type Registry } from '@pundi/contract/federation'
import { lowest } from '../../../webpack/browsers/browsers'
import { findNewerScripts, usesInScript } from '../../../webpack/browsers/find-newer-scripts'
import { findNewerStyles, usesInStyles } from '../../../webpack/browsers/find-newer-styles'
import { lowestOf, type Use } from '../../../webpack/browsers/is-known'
import { expect, test } from '../../browser/test'

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

test('no height that is published counts the address bar of a phone as if it never came and went', ({
  product,
}) => {
  const site = join(product.data, 'site')
  const sheets = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(file =>
    file.endsWith('.css'),
  )
  const stiff = sheets.flatMap(file =>
    (readFileSync(join(site, file), 'utf8').match(stiffHeight) ?? []).map(found => `${file}: ${found}`),
  )
  expect(stiff).toEqual([])
  expect(sheets.length).toBeGreaterThan(10)
})

/** Matches a height in `dvh`, which changes whenever the browser shows or hides its address bar. */
const stiffHeight = /\b(?:height|block-size):[^;}]*\dvh\b/g

test('the lowest version of each engine that knows all files of a page is one of the list', async ({
  product,
}) => {
  const textOf = async (path: string) => (await fetch(product.url + path)).text()
  const read = new Map<string, Use[]>()
  const usesOf = async (path: string) => {
    const known = read.get(path) ?? usesIn(path, await textOf(path))
    read.set(path, known)
    return known
  }
  const { shell, remotes } = JSON.parse(await textOf('/registry.json')) as Registry
  const { scripts, styles } = shell!.current
  const ofShell = [...scripts, ...styles].map(file => folderOf(shell!.current) + file)
  const pages = Object.values(remotes).flatMap(({ current }) =>
    current.pages.map(({ path, files }): [string, string[]] => [
      path,
      [
        ...ofShell,
        ...[current.entry, ...(current.layout ?? []), ...files].map(file => folderOf(current) + file),
      ],
    ]),
  )
  const table: Record<string, Record<string, string>> = {}
  for (const [path, files] of [['/', []] as [string, string[]], ...pages]) {
    const uses = (await Promise.all([path, ...files].map(usesOf))).flat()
    const needs = lowestOf(uses)
    table[path] = Object.fromEntries(
      needs.map(({ browser, version, name }) => [browser, `${version} ${name}`]),
    )
    for (const { browser, version } of needs)
      expect([path, browser, version <= lowest[browser]]).toEqual([path, browser, true])
  }
  console.table(table)
  expect(Object.keys(table)).toContain('/dashboard')
})

function newerIn(file: string, text: string): string[] {
  const { scripts, styles } = partsOf(file, text)
  return [...scripts.flatMap(findNewerScripts), ...styles.flatMap(findNewerStyles)]
}

function usesIn(file: string, text: string): Use[] {
  const { scripts, styles } = partsOf(file, text)
  return [...scripts.flatMap(usesInScript), ...styles.flatMap(usesInStyles)]
}

function partsOf(file: string, text: string): { scripts: string[]; styles: string[] } {
  if (file.endsWith('.js')) return { scripts: [text], styles: [] }
  if (file.endsWith('.css')) return { scripts: [], styles: [text] }
  const inside = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part!)
  return { scripts: inside(/<script>(.*?)<\/script>/gs), styles: inside(/<style>(.*?)<\/style>/gs) }
}

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
    'Pundi memerlukan browser yang lebih baru: minimal Chrome 111, Edge 111, Firefox 121, Safari 16.4, iOS 16.4.',
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

test('only a browser without popovers loads a polyfill, and the sheet of more pages opens with it', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew({ viewport: { width: 390, height: 844 } })
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  const more = page.getByRole('button', { name: 'More', exact: true })
  const goals = page.getByRole('link', { name: 'Goals' })
  for (const isKnown of [true, false]) {
    loaded.length = 0
    if (!isKnown) await page.addInitScript('delete HTMLElement.prototype.popover')
    await page.goto('/dashboard')
    await page.waitForLoadState('networkidle')
    expect(loaded.filter(path => /\/popovers.*\.js$/.test(path))).toHaveLength(isKnown ? 0 : 1)
    await expect(goals).toBeHidden()
    await more.click()
    await expect(goals).toBeVisible()
  }
})
