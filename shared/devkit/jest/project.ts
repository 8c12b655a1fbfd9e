import type { Config } from 'jest'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isSlowRun, slowFile } from './slow-tests'

/*
 * Jest settings of a workspace in this repository, or of a remote in its own repository. In a
 * remote's own repository, this file is inside node_modules. Jest compiles it nevertheless, because
 * of the options in the first comment of `jest.config.ts`.
 */

const { resolve } = createRequire(import.meta.url)

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Packages that jest must compile: ECMAScript modules (on Node before 24.9), and Pundi's own TypeScript. */
const modules =
  '(@pundi/|d3-|internmap/|lucide-react/dist/esm/|n2words/|rettime/|until-async/|@open-draft/deferred-promise/)'

const compile = (typed: boolean): [string, object] => [
  resolve('@swc/jest'),
  {
    jsc: {
      // Without this option, the compiler drops `with { type: 'json' }`, which Node and jest
      // require.
      experimental: { keepImportAttributes: true },
      parser: typed ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
]

const project = (name: string): Config => ({
  displayName: name,
  // Explicit, because jest's default pattern also matches scripts/test.ts, which runs all tests.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/', ...(isSlowRun ? [] : [slowFile.source])],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: cacheFolder('jest'),
})

/** A test fails if it sends an unplanned request or logs a console error. */
export const browserProject = (name: string): Config => ({
  ...project(name),
  testTimeout: 60_000,
  testEnvironment: fileOf('browser-environment.mjs'),
  transform: { '\\.tsx?$': compile(true), '\\.m?js$': compile(false) },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?${modules})`],
  moduleNameMapper: {
    '\\.module\\.css$': resolve('identity-obj-proxy'),
    '\\.css$': fileOf('../testing/no-css.ts'),
  },
  setupFilesAfterEnv: [fileOf('../testing/setup.ts')],
})

/** Tests run as ECMAScript modules, like the server in production. */
export const serverProject = (name: string): Config => ({
  ...project(name),
  testEnvironment: fileOf('server-environment.mjs'),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.tsx?$': compile(true) },
  testTimeout: 60_000,
})

function cacheFolder(name: string): string {
  let folder = process.cwd()
  while (!existsSync(join(folder, 'package-lock.json')) && dirname(folder) !== folder)
    folder = dirname(folder)
  const project = existsSync(join(folder, 'package-lock.json')) ? folder : process.cwd()
  return join(project, '.cache', name)
}
