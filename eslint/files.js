import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import { fileNames } from './file-names.js'
import { noCycle } from './no-cycle.js'

const sources = ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs']

/** How long files may be, how they may be named, and that none imports itself. The plugin is there for further rules. */
export const files = [
  {
    files: sources,
    plugins: { 'import-x': importX, pundi: { rules: { 'file-names': fileNames, 'no-cycle': noCycle } } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver()],
      'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'max-lines': ['error', { max: 200 }],
      'pundi/file-names': 'error',
      'pundi/no-cycle': 'error',
    },
  },
]
