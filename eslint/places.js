/* The folders that the rules name. */

export const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'shared/devkit/testing/**',
  'e2e/**',
  'bench/**',
  'eslint/**',
]

export const inBrowser = ['shell/src/**', 'remote-*/src/**', 'shared/**']
