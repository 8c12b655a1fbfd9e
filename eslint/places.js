import { readFileSync } from 'node:fs'

/* The folders that the rules name. */

const list = JSON.parse(readFileSync(new URL('../remotes.json', import.meta.url), 'utf8'))

/** The workspaces of the remotes. */
export const remotes = Object.values(list.remotes).map(({ folder }) => folder)

export const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'shared/devkit/testing/**',
  'e2e/**',
  'bench/**',
  'eslint/**',
]

export const inBrowser = ['shell/src/**', 'remote-*/src/**', 'shared/**']
