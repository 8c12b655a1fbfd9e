import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Config } from 'jest'
import { Stryker } from '@stryker-mutator/core'

/*
 * `npm run mutate -w WORKSPACE [-- FOLDER …]`: makes small errors (mutants) in the code of each
 * folder, and lists those that no test of the folder notices. Works in a copy and caches results,
 * so the next run tries only what changed.
 */

const folders: Record<string, string[]> = {
  'shared/contract': ['fields', 'passwords', 'federation', 'transactions'],
  api: ['src/auth', 'src/ledger', 'src/transactions/change', 'src/wallets', 'src/budgets', 'src/schedules'],
}

const root = fileURLToPath(new URL('..', import.meta.url))
const workspace = relative(root, process.cwd())
const asked = process.argv.slice(2)
const ofWorkspace = folders[workspace]
if (!ofWorkspace)
  throw new Error(
    `scripts/mutate.ts lists no folders of the workspace ${workspace}. Give another workspace, or add its folders there.`,
  )
process.chdir(root)

const { default: config } = (await import(pathToFileURL(join(root, workspace, 'jest.config.ts')).href)) as {
  default: Config
}
const mapped = mapPackages()
for (const folder of asked.length > 0 ? asked : ofWorkspace) await mutate(folder)

async function mutate(folder: string) {
  const kept = `.cache/mutants/${join(workspace, folder).replaceAll('/', '-')}`
  await new Stryker({
    mutate: [
      `${workspace}/${folder}/**/*.ts`,
      `!${workspace}/**/*.test.*`,
      `!${workspace}/**/testing/**`,
      `!${workspace}/jest.config.ts`,
    ],
    // Leaves out two kinds of mutants. Changed strings: a test that notices one proves little.
    // Emptied objects: the mutated code does not compile.
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
        // Stryker loads the test environment itself and does not know the variable <rootDir>.
        ...(config.testEnvironment && {
          testEnvironment: config.testEnvironment.replace('<rootDir>', join(root, workspace)),
        }),
        testMatch: [`<rootDir>/${folder}/**/*.test.ts`],
        // Longer than any test takes. A mutant that never ends fails after this time.
        testTimeout: 10_000,
        setupFilesAfterEnv: config.setupFilesAfterEnv?.map(inCopy) ?? [],
      },
    },
    concurrency: Number(process.env.MUTATE_CONCURRENCY ?? 1),
    timeoutMS: 20_000,
    ignorePatterns: ['.cache', '.data', 'dist', 'e2e', 'bench', '.mf'],
    tempDirName: '.cache/mutants/copies',
    incremental: true,
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

/**
 * Our packages in node_modules are links to the original folders. The tests must use the mutated
 * copy instead.
 */
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

/**
 * The path of a file in the mutated copy. The original file would load a second instance of each
 * module.
 */
function inCopy(file: string) {
  const path = relative(root, file)
  return path.startsWith('..') ? file : `<rootDir>/${join(relative(workspace, '.'), path)}`
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(root, file), 'utf8'))
}
