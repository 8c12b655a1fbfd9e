import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export async function startOneBundle(product: string) {
  const program = [join(root, 'scripts/run.mjs'), 'e2e/one-bundle/main.ts', product]
  const child = spawn(process.execPath, program, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer | number]
  const url = String(line).trim()
  if (!url.startsWith('http')) throw new Error('The one bundle could not be built; see the output above.')
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
