import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from '../../browser/test'
import { shipTo } from '../../product/build-variant'
import { tokenOf } from '../../product/call-api'
import { createRemote, extractRemote, type OwnRepository } from '../../product/own-repository'
import { startPackageRegistry } from '../../product/package-registry'
import { previewKey, startLimit, type Product } from '../../product/start-product'

const ours = fileURLToPath(new URL('../../../remote-admin', import.meta.url))
const left: (() => void)[] = []
test.afterEach(() => left.splice(0).forEach(clear => clear()))

test(
  'an extracted team runs every command of its README and its workflow',
  { tag: '@slow' },
  async ({ openAs, product, expectNoise }) => {
    test.setTimeout(1_800_000)
    expectNoise(/status of 404/)
    const team = await extractRemote('remote-admin')
    left.push(team.remove)
    const page = await openAs(await tokenOf(product.url, product.accounts.admin))
    await runAll(team, product, page, { path: '/admin', heading: 'Recent Logs' })
    shipTo(ours, join(product.data, 'site'))
  },
)

test(
  'a team makes a remote outside by npm create, and runs every command of its README and its workflow',
  { tag: '@slow' },
  async ({ openAs, product, expectNoise }) => {
    test.setTimeout(1_800_000)
    expectNoise(/status of 404/)
    const registry = await startPackageRegistry()
    left.push(registry.stop)
    const team = await createRemote('groups', registry)
    left.push(team.remove)
    expect(registry.names()).toContain('create-pundi-remote')
    const page = await openAs(await tokenOf(product.url, product.accounts.user))
    await runAll(team, product, page, { path: '/groups', heading: 'Groups' })
    await team.run(`npm run remove -- --site ${join(product.data, 'site')}`)
  },
)

async function runAll(
  team: OwnRepository,
  { url, data }: Product,
  page: Page,
  { path, heading }: { path: string; heading: string },
) {
  const site = join(data, 'site')
  const copy = join(team.outside, 'copy')
  const fill = (line: string) =>
    line
      .replace(/\bSITE\b/, site)
      .replace(/\bURL\b/, url)
      .replace(/\bDIR\b/, copy)
      .replace(/\bTEXT\b/, '"Back at noon."')
  const say = (before: string, after: string) =>
    team.edit('src/catalogue/default.json', `"${heading}": "${before}"`, `"${heading}": "${after}"`)
  const shows = async (name: string) => {
    await page.goto(url + path)
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  const saysNotice = async () => {
    await page.goto(url + path)
    await expect(page.getByText('Back at noon.')).toBeVisible()
  }

  const before: Record<string, () => Promise<void> | void> = {
    'npm run build': () => say(heading, 'From our own place'),
    'npm run ship -- --to SITE --percent 10': () => {
      say('From our own place', 'For a tenth')
      return team.run('npm run build')
    },
  }
  const after: Record<string, () => Promise<void> | void> = {
    'npm run ship -- --to SITE': () => shows('From our own place'),
    'npm run promote -- --site SITE': () => shows('For a tenth'),
    'npm run rollback -- --site SITE': () => shows('From our own place'),
    'npm run disable -- --site SITE --text TEXT': saysNotice,
    'npm run enable -- --site SITE': () => shows('From our own place'),
    'npm run remove -- --site SITE': () => shows('Page not found'),
    'npm run sync -- --from SITE --to DIR': () => expect(existsSync(join(copy, 'registry.json'))).toBe(true),
  }

  const commands = commandsIn(team.read('README.md'))
  expect(commands).toEqual(expect.arrayContaining(Object.keys({ ...before, ...after })))
  for (const line of commands) {
    await before[line]?.()
    if (line.startsWith('npm run dev')) await tryServer(team, fill(line), path)
    else await team.run(fill(line), { PREVIEW_KEY: previewKey, PUBLIC_URL: url })
    await after[line]?.()
  }

  const ofWorkflow = runLinesIn(team.read('.github/workflows/check.yml'))
  expect(ofWorkflow).toEqual(expect.arrayContaining(['npm ci', 'npm run check', 'npm test', 'npm run build']))
  for (const line of ofWorkflow.filter(one => !commands.includes(one))) await team.run(line, { SITE: site })
  await shows('For a tenth')
}

const commandsIn = (page: string) =>
  [...page.matchAll(/^```\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) =>
    block
      .trim()
      .split('\n')
      .map(line => line.replace(/ {2}.*/, '')),
  )

const runLinesIn = (workflow: string) =>
  [...workflow.matchAll(/^[ -]*run: (.+)$/gm)].map(([, line = '']) => line)

async function tryServer(team: OwnRepository, line: string, path: string) {
  const { get, stop } = await team.start(line)
  const expected = line.includes('--against') ? '"registry"' : 'page.js'
  try {
    await expect.poll(() => get(path), { timeout: startLimit }).toContain(expected)
  } finally {
    await stop()
  }
}
