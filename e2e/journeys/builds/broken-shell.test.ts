import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../../browser/test'
import { findBarriers } from '../../measures/find-barriers'
import { copyShellBuild, publishUnseen, rollBack, shipTo } from '../../product/build-variant'

const consequences = [/Failed to load resource/, /integrity/, /MIME type/, /broken/]

const limit = 10_000

type Bad = ReturnType<typeof copyShellBuild>
const same = (code: string) => code

const faults: Record<
  string,
  { change?: (code: string) => string; spoil?: (site: string, bad: Bad) => void; cause: string }
> = {
  'is missing': { spoil: (site, bad) => scriptOf(site, bad).forEach(file => rmSync(file)), cause: 'file' },
  'is not what was published': {
    spoil: (site, bad) =>
      scriptOf(site, bad).forEach((file, index) => {
        const code = Buffer.concat([readFileSync(scriptOf(site, bad)[0]!), Buffer.from(index ? '' : ';')])
        writeFileSync(file, index ? brotliCompressSync(code) : code)
      }),
    cause: 'file',
  },
  'throws at its top': { change: code => `throw new Error('broken');${code}`, cause: 'code' },
  'fails as it starts': { change: () => "Promise.reject(new Error('broken'))", cause: 'code' },
  'never draws anything': { change: () => 'new Promise(() => {})', cause: 'timeout' },
}

const oneOfEachKind = ['is not what was published', 'throws at its top']

const scriptOf = (site: string, { id }: Bad) =>
  ['shell.js', 'shell.js.br'].map(file => join(site, 'r/shell', id, file))

for (const [fault, { change = same, spoil, cause }] of Object.entries(faults))
  test.describe(`whose script ${fault}`, () => {
    let bad: Bad
    test.beforeAll(({ product }) => {
      const site = join(product.data, 'site')
      bad = copyShellBuild(change)
      publishUnseen(bad.folder, site)
      spoil?.(site, bad)
    })
    test.afterAll(({ product }) => rollBack(bad.folder, join(product.data, 'site')))

    test(
      `a shell whose script ${fault} gives way to the one before, and rests for ten minutes`,
      { tag: oneOfEachKind.includes(fault) ? [] : ['@slow'] },
      async ({ openTab, openAsNew, expectNoise }) => {
        expectNoise(...consequences)
        const visitor = await openTab()
        const { documents, reports } = watch(visitor)
        const began = Date.now()
        await visitor.goto('/sign-in', { waitUntil: 'commit' })
        await expect(visitor.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: limit })
        expect(Date.now() - began).toBeLessThan(limit)
        expect(documents).toHaveLength(2)
        const place: unknown = expect.stringMatching(/^shell\.js:1:\d+$/)
        const said = { remote: 'shell', build: bad.id, cause, ...(cause === 'code' && { at: place }) }
        expect(reports).toEqual([
          { ...said, phase: 'open' },
          { ...said, phase: 'reload' },
        ])
        await visitor.goto('/sign-up')
        await expect(visitor.getByRole('heading', { name: 'Sign up' })).toBeVisible()
        expect(documents).toHaveLength(3)

        const { page } = await openAsNew()
        await page.goto('/dashboard', { waitUntil: 'commit' })
        await expect(page.getByText('No transactions found')).toBeVisible({ timeout: limit })
        await page.getByRole('link', { name: 'Category', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
      },
    )
  })

for (const theme of ['light', 'dark'] as const)
  test(
    `where no shell comes there is a sentence with a way on, in the theme ${theme}`,
    { tag: theme === 'dark' ? ['@slow'] : [] },
    async ({ openTab, expectNoise }) => {
      expectNoise(...consequences)
      const page = await openTab({ colorScheme: theme })
      const { reports } = watch(page)
      await page.route('**/r/shell/**', route => route.abort('connectionrefused'))
      await page.goto('/sign-in', { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { name: 'We couldn’t show this page' })).toBeVisible({
        timeout: limit,
      })
      expect(await findBarriers(page)).toEqual([])
      expect(reports.at(-1)).toMatchObject({ remote: 'shell', phase: 'away', cause: 'file' })
      await page.unroute('**/r/shell/**')
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    },
  )

test(
  'a shell that never ends is noticed at the next visit',
  { tag: '@slow' },
  async ({ openTab, expectNoise, product }) => {
    expectNoise(...consequences)
    const endless = copyShellBuild(code => `for(;;);${code}`)
    const site = join(product.data, 'site')
    publishUnseen(endless.folder, site)
    const first = await openTab()
    await first.goto('/sign-in', { waitUntil: 'commit' })
    // The tab hangs and cannot be queried, so wait a fixed time.
    await new Promise(resolve => setTimeout(resolve, 6000))
    const next = await first.context().newPage()
    const { reports } = watch(next)
    await next.goto('/sign-in', { waitUntil: 'commit' })
    await expect(next.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: limit })
    const said = { remote: 'shell', build: endless.id, cause: 'crash' }
    expect(reports).toEqual([
      { ...said, phase: 'open' },
      { ...said, phase: 'fallback' },
    ])
    await first.close()
    rollBack(endless.folder, site)
  },
)

test(
  'the sentence is in the language that was chosen, and goes when the shell comes after all',
  { tag: '@slow' },
  async ({ openTab, expectNoise }) => {
    expectNoise(...consequences)
    const page = await openTab()
    await page.addInitScript(() => localStorage.setItem('language', 'es'))
    let goOn = () => {}
    const late = new Promise<void>(resolve => (goOn = resolve))
    await page.route('**/r/shell/*/shell.js', async route => {
      await late
      await route.continue()
    })
    await page.goto('/sign-in', { waitUntil: 'commit' })
    const sentence = page.getByRole('heading', { name: 'No se pudo mostrar esta página' })
    await expect(sentence).toBeVisible({ timeout: limit })
    goOn()
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    await expect(sentence).toBeHidden()
  },
)

test(
  'a shell that does not start is not published, and one that does is',
  { tag: '@slow' },
  async ({ product }) => {
    const site = join(product.data, 'site')
    const registry = () => readFileSync(join(site, 'registry.json'), 'utf8')
    const before = registry()
    const broken = copyShellBuild(faults['throws at its top']!.change!)
    expect(() => shipTo(broken.folder, site)).toThrow(
      `Did not publish build ${broken.id} of shell: opened in Chromium, the page /sign-in throws "broken".`,
    )
    expect(registry()).toBe(before)
    const sound = copyShellBuild(same)
    shipTo(sound.folder, site)
    expect(registry()).toContain(`"current":{"id":"${sound.id}"`)
    rollBack(sound.folder, site)
  },
)

function watch(page: Page) {
  const documents: string[] = []
  const reports: object[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'document') documents.push(pathname)
    if (pathname === '/api/client-errors') reports.push(request.postDataJSON() as object)
  })
  return { documents, reports }
}
