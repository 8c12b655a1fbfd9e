import { existsSync, readFileSync } from 'node:fs'

const facade = new URL('../shell/src/router-facade.ts', import.meta.url)

/** The names of the router that remotes can import: the exports of the shell's facade, which a package has as a list. */
export const routerNames = existsSync(facade)
  ? exportsOf(readFileSync(facade, 'utf8'))
  : JSON.parse(readFileSync(new URL('router-names.json', import.meta.url), 'utf8'))

/** The facade only passes names on: `export { … } from '…'`. */
function exportsOf(source) {
  return [...source.matchAll(/^export \{([^}]*)\} from /gm)].flatMap(([, names]) =>
    names.match(/\w+(?=\s*(?:,|$))/g),
  )
}

/** A shared module must be imported by the name that the shell shares it under. */
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
            'The shell does not give this name to remotes: add it to shell/src/router-facade.ts, a new minor version of the contract.',
        },
        {
          name: 'react-router',
          message: 'Import from react-router-dom: that is the router the shell shares.',
        },
        {
          name: '@module-federation/enhanced/runtime',
          message:
            'shell/src/federation/runtime.ts is the one file that knows the federation runtime; use loadRouteModule().',
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
    files: ['shell/src/federation/runtime.ts'],
    rules: { 'typescript/no-restricted-imports': 'off' },
  },
]
