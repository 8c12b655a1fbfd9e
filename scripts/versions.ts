import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run-tests'
import { comparePromises } from './versions/compare-promises'
import { raise } from './versions/raise'

/*
 * `npm run versions`: rewrites `shared/versions.txt` and `shared/platform/platform.api.md`. Refuses
 * if a version number was raised too little for the changes. `-- --raise` first raises the number
 * as needed.
 */

const { raise: isRaised } = parseArgs({ options: { raise: { type: 'boolean' } } }).values
const { files, steps } = await comparePromises()

if (steps.length > 0 && isRaised) {
  for (const step of steps) {
    raise(root, step)
    console.log(`Raised the version in ${step.place} from ${step.now} to ${step.wanted}`)
  }
  // Runs this program again in a new process, which reads the new versions.
  const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
} else if (steps.length > 0) {
  for (const { sentence } of steps) console.error(sentence)
  process.exitCode = 1
} else {
  const stale = files.filter(({ isCurrent }) => !isCurrent)
  for (const { file, text } of stale) {
    writeFileSync(join(root, file), text)
    console.log(`Wrote ${file}`)
  }
  if (stale.length === 0) console.log('All version numbers fit their packages. There is nothing to write.')
}
