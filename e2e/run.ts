import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-chromium'
import { type Product, startProduct } from './start-product'

/*
 * Runs the journeys; arguments are handed on to jest. Two files at a time, each worker on a product of its own, since
 * some journeys publish builds and would pull them from under the others. One product where some files are named.
 */

const folder = fileURLToPath(new URL('.', import.meta.url))
const wanted = process.argv.slice(2)
const workers = wanted.some(word => !word.startsWith('-')) ? 1 : 2

const chromium = findChromium()
const products: Product[] = []
try {
  // One after the other: what the first start builds the second one finds.
  while (products.length < workers) products.push(await startProduct())
  process.exitCode = await runJourneys()
  if (process.exitCode !== 0) for (const { output } of products) process.stderr.write(lastLines(output()))
} finally {
  await Promise.all(products.map(({ stop }) => stop()))
}

async function runJourneys(): Promise<number> {
  const jest = spawn(
    process.execPath,
    [
      join(folder, '../scripts/run.mjs'),
      'jest',
      workers === 1 ? '--runInBand' : `--maxWorkers=${workers}`,
      ...wanted,
    ],
    {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM: chromium,
        PRODUCTS: JSON.stringify(products.map(({ url, data, output }) => ({ url, data, printed: output() }))),
      },
    },
  )
  return new Promise(resolve => jest.on('exit', code => resolve(code ?? 1)))
}

function lastLines(text: string): string {
  return text.split('\n').slice(-30).join('\n')
}
