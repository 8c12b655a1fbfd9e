import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { categories, type Category } from './targets'

const here = fileURLToPath(new URL('.', import.meta.url))
const program = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url))

/** Milliseconds for one audit. An audit takes long on a busy machine. */
const auditLimit = 120_000

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; numericValue?: number }>
  environment: { benchmarkIndex: number }
}

export function install() {
  if (existsSync(program)) return
  console.log('Installing Lighthouse…')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-fund', '--no-audit', '--loglevel=error'], {
    cwd: here,
    stdio: 'inherit',
  })
  if (status !== 0)
    throw new Error(
      'npm could not install Lighthouse. Fix the error that npm printed above, then run the command again.',
    )
}

async function take(url: string, browser: { path: string; profile: string }) {
  const options = [
    '--output=json',
    '--quiet',
    '--disable-storage-reset',
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${browser.profile}`,
  ]
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, ...options], {
    env: { ...process.env, CHROME_PATH: browser.path },
    maxBuffer: 64 * 2 ** 20,
    timeout: auditLimit,
  })
  return JSON.parse(stdout) as Report
}

/**
 * Audits an address on Lighthouse's simulated slow phone, in a new browser with this `profile`.
 * Lighthouse must launch the browser itself; otherwise its traces are empty.
 *
 * @returns scores (0 to 100) with their findings by category; the largest paint and the blocking
 * time in milliseconds; the layout shift; the speed of the machine, which is far lower when the
 * machine is busy
 * @throws with Lighthouse's output if the audit fails or takes over two minutes
 */
export async function audit(url: string, browser: { path: string; profile: string }) {
  // On a busy machine, Chromium's trace sometimes lacks its beginning. Then the audit is repeated
  // once.
  const report = await take(url, browser).catch((error: unknown) => {
    if (String(error).includes('NO_NAVSTART')) return take(url, browser)
    throw error
  })
  const each = <Value>(read: (category: Report['categories'][Category]) => Value) =>
    Object.fromEntries(categories.map(name => [name, read(report.categories[name])])) as Record<
      Category,
      Value
    >
  const measured = (id: string) => report.audits[id]?.numericValue ?? NaN
  return {
    metrics: {
      largestPaint: Math.round(measured('largest-contentful-paint')),
      blocking: Math.round(measured('total-blocking-time')),
      shift: measured('cumulative-layout-shift'),
    },
    machine: Math.round(report.environment.benchmarkIndex),
    scores: each(({ score }) => Math.round((score ?? 0) * 100)),
    failures: each(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => report.audits[id]?.title ?? id)
        .join('; '),
    ),
  }
}
