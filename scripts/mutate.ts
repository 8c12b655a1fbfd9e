import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Config } from 'jest'
import { Stryker } from '@stryker-mutator/core'
import { rules, type Rule } from './mutate/rules'

/*
 * `npm run mutate -w WORKSPACE [-- RULE …]` changes the code of each rule in every small way, one at a time, and lists
 * the mutants that no test notices. It works in a copy. Results of slow rules are kept, so the next run tries only what
 * changed.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const workspace = relative(root, process.cwd())
const asked = process.argv.slice(2)
const ofWorkspace = rules[workspace]
if (!ofWorkspace) throw new Error(`scripts/mutate/rules.ts names no rules of ${workspace}.`)
const unknown = asked.filter(name => !(name in ofWorkspace))
if (unknown.length > 0)
  throw new Error(
    `${workspace} has no rule ${unknown.join(', ')}; it has ${Object.keys(ofWorkspace).join(', ')}.`,
  )
process.chdir(root)

const { default: config } = (await import(pathToFileURL(join(root, workspace, 'jest.config.ts')).href)) as {
  default: Config
}
const mapped = mapPackages()
for (const [name, rule] of Object.entries(ofWorkspace))
  if (asked.length === 0 || asked.includes(name)) await mutate(name, rule)

async function mutate(name: string, { files, tests, isPure = false }: Rule) {
  const kept = `.cache/mutants/${workspace.replace('/', '-')}-${name}`
  await new Stryker({
    mutate: [
      ...files.map(pattern => `${workspace}/${pattern}`),
      `!${workspace}/**/*.test.*`,
      `!${workspace}/**/testing/**`,
      `!${workspace}/jest.config.ts`,
    ],
    // Mutants of strings prove nothing, and an empty object does not compile.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    coverageAnalysis: 'perTest',
    jest: {
      projectType: 'custom',
      configFile: `${workspace}/jest.config.ts`,
      config: {
        moduleNameMapper: mapped,
        // Stryker loads the environment itself and does not know <rootDir>.
        ...(config.testEnvironment && {
          testEnvironment: config.testEnvironment.replace('<rootDir>', join(root, workspace)),
        }),
        testMatch: tests.map(pattern => `<rootDir>/${pattern}`),
        // Finds mutants that hang. No test takes this long.
        testTimeout: 10_000,
        setupFilesAfterEnv: config.setupFilesAfterEnv?.map(inCopy) ?? [],
        ...(isPure && { testEnvironment: 'node', setupFilesAfterEnv: [] }),
      },
    },
    concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 1),
    timeoutMS: 20_000,
    ignorePatterns: ['.cache', '.data', 'dist', 'e2e', 'bench', '.mf'],
    tempDirName: '.cache/mutants/copies',
    // A kept result ignores new tests for code that runs when a file is loaded, such as a pattern.
    incremental: !isPure,
    incrementalFile: `${kept}.incremental.json`,
    reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
    clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
    htmlReporter: { fileName: `${kept}.html` },
    jsonReporter: { fileName: `${kept}.json` },
    thresholds: { high: 95, low: 85, break: null },
    allowEmpty: true,
    checkers: [],
    disableTypeChecks: false,
  }).runMutationTest()
}

/** Our packages are links to the original folders. The tests must use the ones in the copy. */
function mapPackages() {
  const up = relative(workspace, '.')
  const own: Record<string, string> = {}
  const { workspaces } = read('package.json') as { workspaces: string[] }
  for (const folder of workspaces.filter(folder => folder.startsWith('shared/'))) {
    const { name, exports } = read(`${folder}/package.json`) as {
      name: string
      exports?: Record<string, string>
    }
    for (const [path, file] of Object.entries(exports ?? {}))
      own[`^${join(name, path)}$`] = `<rootDir>/${join(up, folder, file)}`
  }
  return { ...config.moduleNameMapper, ...own }
}

/** The file of the copy. One of the original would bring a second instance of each module that it loads. */
function inCopy(file: string) {
  const path = relative(root, file)
  return path.startsWith('..') ? file : `<rootDir>/${join(relative(workspace, '.'), path)}`
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
