import { resolve } from 'node:path'
import { namedTests } from './named-tests'
import { findUnproven, readResults } from './test-results'

/*
 * `node scripts/run.mjs docs/prove.ts FILE.json…`: holds the tests that the tables of this folder name to what was run.
 * Each file is what `jest --json` or the JSON reporter of Playwright has written. Prints every test that is named and
 * did not pass, and exits with 1 where there is one.
 */

const files = process.argv.slice(2).map(file => resolve(process.env.INIT_CWD ?? '.', file))
if (files.length === 0) throw new Error('Name the files of results: docs/prove.ts units.json journeys.json')
const named = namedTests()
const unproven = findUnproven(named, files.flatMap(readResults))
for (const sentence of unproven) console.log(sentence)
console.log(`Tables: ${named.length} tests are named, ${unproven.length} of them not proven`)
process.exitCode = unproven.length === 0 ? 0 : 1
