import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Checks types, lint rules, formatting and unused code, all at once. Exits with 1 if there is a
 * problem.
 */

const root = fileURLToPath(new URL('..', import.meta.url))

const checks: Record<string, [program: string, ...rest: string[]]> = {
  'types and lint': ['node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.js', '--type-check'],
  formatting: ['node_modules/oxfmt/bin/oxfmt', '--list-different'],
  'unused code': ['node_modules/knip/bin/knip.js', '--no-progress'],
}

const run = ([name, [program, ...rest]]: [string, [program: string, ...rest: string[]]]) =>
  new Promise<boolean>(resolve => {
    const child = spawn(process.execPath, [join(root, program), ...rest], { cwd: root, stdio: 'inherit' })
    child.on('exit', code => {
      const advice = name === 'formatting' ? ' To format the listed files: npm run fix.' : ''
      console.log(code === 0 ? `${name}: OK` : `${name}: failed. The problems are listed above.${advice}`)
      resolve(code === 0)
    })
  })

console.log(`Checking ${Object.keys(checks).join(', ')}…`)
const results = await Promise.all(Object.entries(checks).map(run))
process.exitCode = results.every(Boolean) ? 0 : 1
