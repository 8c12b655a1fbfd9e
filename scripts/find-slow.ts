import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factor } from '@pundi/devkit/testing/rounds'
import { callsRounds, slowFile } from '@pundi/devkit/slow-tests'
import { root } from './run-tests'

// Leaves out the folder e2e, because Playwright runs its tests.
const folders = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !/^(\..*|node_modules|e2e)$/.test(entry.name))
  .map(({ name }) => name)

const isTest = (path: string) =>
  /\.test\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist|fixtures)\//.test(path)

const callsRoundsIn = (path: string) => callsRounds.test(readFileSync(path, 'utf8'))

/**
 * True for a test file that `npm run test:slow` must run: `*.slow.test.ts`, or a file with property
 * tests. If ROUNDS is below 1, files with property tests do not count, because `npm test` already
 * runs a few rounds of them.
 */
const isSlow = (path: string) => slowFile.test(path) || (factor >= 1 && callsRoundsIn(path))

export const findSlow = (): string[] =>
  folders
    .flatMap(folder =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path =>
        join(root, folder, path),
      ),
    )
    .filter(path => isTest(path) && isSlow(path))
