import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Config } from 'jest'
import { cacheFolder } from './cache-folder'
import { isSlowRun, slowFile } from './slow-tests'

/*
 * The settings of jest for a workspace, or for a remote that has a repository of its own. Its `jest.config.ts` lies in
 * the folder that is tested. The options in its first comment let jest compile this file among installed packages.
 */

const { resolve } = createRequire(import.meta.url)

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Packages that are here as ECMAScript modules, which jest must compile before Node 24.9; ours are TypeScript. */
const modules =
  '(@pundi/|d3-|internmap/|lucide-react/dist/esm/|n2words/|rettime/|until-async/|@open-draft/deferred-promise/)'

const compile = (typed: boolean): [string, object] => [
  resolve('@swc/jest'),
  {
    jsc: {
      // The compiler drops `with { type: 'json' }` unless it is told to keep it; Node and jest ask for it.
      experimental: { keepImportAttributes: true },
      parser: typed ? { syntax: 'typescript', tsx: true } : { syntax: 'ecmascript', jsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
  },
]

const project = (name: string): Config => ({
  displayName: name,
  // Jest's own pattern would also take scripts/test.ts for a test, which runs all tests.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/', ...(isSlowRun ? [] : [slowFile.source])],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: cacheFolder('jest'),
})

/** Tests of what runs in a browser: jsdom with Node's own fetch, every request planned, noise fails. */
export const browserProject = (name: string): Config => ({
  ...project(name),
  testTimeout: 60_000,
  testEnvironment: fileOf('browser-environment.mjs'),
  transform: { '\\.tsx?$': compile(true), '\\.m?js$': compile(false) },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?${modules})`],
  moduleNameMapper: {
    '\\.module\\.css$': resolve('identity-obj-proxy'),
    '\\.css$': fileOf('../testing/no-css.ts'),
    '^lucide-react$': fileOf('../testing/lazy-icons.cjs'),
  },
  setupFilesAfterEnv: [fileOf('../testing/setup.ts')],
})

/** Tests of what runs on Node, as ECMAScript modules, as in production. */
export const serverProject = (name: string): Config => ({
  ...project(name),
  testEnvironment: fileOf('server-environment.mjs'),
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.tsx?$': compile(true) },
  testTimeout: 60_000,
})
