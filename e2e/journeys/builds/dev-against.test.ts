import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import getPort from 'get-port'
import { expect, test } from '../../browser/test'
import { copyAdmin } from '../../product/build-variant'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test(
  'a remote runs in the shell of a site that is published, signed in, and shows an edit at once',
  { tag: '@slow' },
  async ({ openTab, product }) => {
    test.setTimeout(480_000)
    const folder = copyAdmin('dev-against')
    const { url, stop } = await runAgainst(folder, product.url)
    const page = await openTab()
    const built: string[] = []
    page.on('response', answer => {
      if (answer.ok() && answer.url().includes('/r/admin/')) built.push(new URL(answer.url()).pathname)
    })
    await page.goto(`${url}/sign-in?next=/admin/users`)
    await page.getByLabel('Email').fill(product.accounts.admin.email)
    await page.getByLabel('Password', { exact: true }).fill(product.accounts.admin.password)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Kelola Pengguna', level: 1 })).toBeVisible()
    expect(built.length).toBeGreaterThan(2)
    for (const path of built) expect(path).toContain('/r/admin/dev/')

    const catalogue = join(folder, 'src/catalogue/default.json')
    const messages = readFileSync(catalogue, 'utf8')
    writeFileSync(catalogue, messages.replace('": "Kelola Pengguna"', '": "Edited"'))
    await expect(page.getByRole('heading', { name: 'Edited', level: 1 })).toBeVisible({ timeout: 60_000 })
    // An open page would try to reconnect to the socket of the stopped server.
    await page.close()
    await stop()

    const asPublished = await openTab()
    await asPublished.goto(`${product.url}/admin/users`)
    expect(await asPublished.content()).not.toContain('/r/admin/dev/')
  },
)

async function runAgainst(folder: string, target: string) {
  const port = await getPort()
  const program = [join(root, 'scripts/run.mjs'), 'dev/dev.ts', '--against', target]
  const child = spawn(process.execPath, program, { cwd: folder, env: { ...process.env, PORT: String(port) } })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => (printed += String(part)))
  await expect.poll(() => printed, { timeout: 240_000 }).toMatch(/compiled .*successfully/)
  const ended = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { url: `http://localhost:${port}`, stop }
}
