export const sources = ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs']

export const tests = [
  '**/*.test.ts',
  '**/*.test.tsx',
  'shared/devkit/testing/**',
  'e2e/**',
  'bench/**',
  'lint/**',
]

export const inBrowser = ['shell/src/**', 'remote-*/src/**', 'shared/**']
