import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-tests'
import { compareReports } from './report-types/report'

/* `npm run report:types`: writes the reports of the public types anew, unless a version was raised by too little. */

for (const { file, text, problem, isRefused } of await compareReports()) {
  if (problem === undefined) continue
  if (isRefused) {
    process.stderr.write(`${problem}\n`)
    process.exitCode = 1
    continue
  }
  writeFileSync(join(root, file), text)
  process.stdout.write(`Wrote ${file}\n`)
}
