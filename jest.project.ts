import { fileURLToPath } from 'node:url'
import type { Config } from 'jest'
import { isSlowRun, slowFile } from './slow-tests'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Packages published as ECMAScript modules only, which jest must compile before Node 24.9. */
const modulesOnly =
  '(@nivo|lucide-react/dist/esm|n2words|d3-|internmap|delaunator|robust-predicates|@react-spring|msw|@mswjs|until-async|rettime|@open-draft|@bundled-es-modules|is-node-process|outvariant|strict-event-emitter|headers-polyfill|graphql|cookie|tough-cookie|path-to-regexp|type-fest|@inquirer)'

const compile = (typed: boolean) => [
  '@swc/jest',
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

const project = (workspace: string): Config => ({
  displayName: workspace,
  rootDir: root + workspace,
  // Jest's own pattern would also take scripts/test.ts for a test, which runs all tests.
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/fixtures/', ...(isSlowRun ? [] : [slowFile.source])],
  modulePathIgnorePatterns: ['/dist/'],
  cacheDirectory: `${root}.cache/jest`,
})

/** Tests of what runs in a browser: jsdom with Node's own fetch, every request planned, noise fails. */
export const browserProject = (workspace: string): Config => ({
  ...project(workspace),
  testTimeout: 20_000,
  testEnvironment: 'jest-fixed-jsdom',
  transform: {
    '\\.tsx?$': compile(true) as [string, object],
    '\\.m?js$': compile(false) as [string, object],
  },
  transformIgnorePatterns: [`/node_modules/(?!${modulesOnly})`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': `${root}shared/devkit/testing/no-css.ts`,
  },
  setupFilesAfterEnv: [`${root}shared/devkit/testing/setup.ts`],
})

/** Tests of what runs on Node, as ECMAScript modules, as in production. */
export const serverProject = (workspace: string): Config => ({
  ...project(workspace),
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '\\.tsx?$': compile(true) as [string, object] },
  testTimeout: 30_000,
})
