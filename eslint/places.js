/* The folders that the rules speak of. */

/** The workspaces of the remotes. */
export const remotes = ['remote-auth', 'remote-user', 'remote-admin']

export const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'shared/devkit/testing/**',
  'e2e/**',
  'bench/**',
  'eslint/**',
]

export const inBrowser = ['shell/src/**', 'remote-*/src/**', 'shared/**']
