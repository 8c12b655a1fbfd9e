import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './find-chromium'
import { startProduct } from './start-product'

/* Starts the product once and runs the journeys against it; arguments are handed on to jest. */

const folder = fileURLToPath(new URL('.', import.meta.url))
const chromium = findChromium()
const product = await startProduct()
const jest = spawn(
  process.execPath,
  [join(folder, '../scripts/run.mjs'), 'jest', '--runInBand', ...process.argv.slice(2)],
  {
    cwd: folder,
    stdio: 'inherit',
    env: {
      ...process.env,
      CHROMIUM: chromium,
      PRODUCT_URL: product.url,
      PRODUCT_DATA: product.data,
      DEMO_ACCOUNTS: product.output(),
    },
  },
)
process.exitCode = await new Promise<number>(resolve => jest.on('exit', code => resolve(code ?? 1)))
if (process.exitCode !== 0) process.stderr.write(product.output().split('\n').slice(-30).join('\n'))
await product.stop()
