import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))
const categories = ['performance', 'accessibility', 'best-practices', 'seo']

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string }>
}

/** Installs Lighthouse by its own lock file, once: the product and its tests do without. */
export function install() {
  if (existsSync(program)) return
  console.log('Installing Lighthouse…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed; what npm printed stands above.')
}

/**
 * Audits an address on the slow phone that Lighthouse simulates, in the browser that listens on `port`.
 *
 * @returns scores from 0 to 100 by category, and what was found wanting in each
 */
export function audit(url: string, port: number) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [program, url, `--port=${port}`, '--output=json', '--quiet', '--disable-storage-reset'].concat(
      `--only-categories=${categories.join(',')}`,
    ),
    { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  )
  if (status !== 0) throw new Error(`Lighthouse failed: ${stderr}`)
  const report = JSON.parse(stdout) as Report
  const each = <Value>(read: (category: Report['categories'][string]) => Value) =>
    Object.fromEntries(categories.map(name => [name, read(report.categories[name]!)]))
  return {
    scores: each(({ score }) => Math.round((score ?? 0) * 100)),
    failures: each(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => report.audits[id]!.title)
        .join('; '),
    ),
  }
}
