import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { publish } from './publish'
import { publisher } from './publisher'
import { Refusal, sentenceOf } from './refusal'

function readTarget(): string {
  const usage = 'Say where to publish to: npm run ship -w WORKSPACE -- --to DIR'
  try {
    const { to } = parseArgs({ options: { to: { type: 'string' } } }).values
    // npm runs its scripts in the workspace's folder; people name folders from where they are.
    const from = process.env.npm_lifecycle_event === 'ship' ? process.env.INIT_CWD : undefined
    if (to) return resolve(from ?? '.', to)
  } catch {
    // Falls to the refusal below.
  }
  throw new Refusal(usage)
}

async function ship(): Promise<void> {
  const site = readTarget()
  const { registry, builds } = await publish({ site, dists: [join(process.cwd(), 'dist')], by: publisher() })
  for (const { remote, id, isNew } of builds)
    process.stdout.write(
      isNew
        ? `Published build ${id} of ${remote}; the registry is at revision ${registry.revision}.\n`
        : `Build ${id} of ${remote} was published before and is in force again; revision ${registry.revision}.\n`,
    )
}

try {
  await ship()
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === undefined) throw error
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
