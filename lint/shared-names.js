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
            'The shell does not give this name to remotes: add it to router-names.json of @pundi/contract and to shell/src/router-facade.ts.',
        },
        {
          name: 'react-router',
          message: 'Import from react-router-dom: that is the router the shell shares.',
        },
        {
          name: '@module-federation/enhanced/runtime',
          message:
            'shell/src/federation/builds/runtime.ts is the one file that knows the federation runtime; use loadRouteModule().',
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
