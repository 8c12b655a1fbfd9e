import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run-tests'
import { raise } from './report-types/raise'
import { compareReports } from './report-types/report'

/*
 * `npm run report:types`: writes the reports of the public types anew, unless a version was raised by too little. With
 * `-- --raise` it raises the versions first.
 */

const { raise: isRaised } = parseArgs({ options: { raise: { type: 'boolean' } } }).values
if (isRaised)
  for (const step of (await compareReports()).flatMap(({ steps }) => steps)) {
    raise(root, step)
    process.stdout.write(`${step.place} goes from ${step.now} to ${step.wanted}\n`)
  }

for (const { file, text, problem, steps } of await compareReports()) {
  if (problem === undefined) continue
  if (steps.length > 0) {
    process.stderr.write(`${problem}\n`)
    process.exitCode = 1
    continue
  }
  writeFileSync(join(root, file), text)
  process.stdout.write(`Wrote ${file}\n`)
}
