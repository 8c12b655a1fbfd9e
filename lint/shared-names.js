import { createRequire } from 'node:module'

const routerNames = createRequire(import.meta.url)('@pundi/contract/router-names.json')

export const onlySharedNames = {
  'typescript/no-restricted-imports': [
    'error',
    {
      paths: [
        {
          name: 'react-router-dom',
          allowImportNames: routerNames,
          allowTypeImports: true,
          message:
            'The shell does not provide this name to remotes. To provide it, add it to router-names.json of @pundi/contract and to shell/src/router-facade.ts.',
        },
        {
          name: 'react-router',
          message: 'Import from react-router-dom instead, which the shell shares with the remotes.',
        },
        {
          name: '@module-federation/enhanced/runtime',
          message:
            'Only shell/src/federation/builds/runtime.ts may import the federation runtime. Use loadRouteModule() instead.',
        },
      ],
    },
  ],
}

export const sharedNames = [
  {
    files: ['remote-*/src/**', 'shell/src/**'],
    excludeFiles: ['shell/src/router-facade.ts'],
    rules: onlySharedNames,
  },
  {
    files: ['shell/src/federation/builds/runtime.ts'],
    rules: { 'typescript/no-restricted-imports': 'off' },
  },
]
