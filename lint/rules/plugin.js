import { fileNames } from './file-names.js'
import { queriesInTheirFile } from './queries-in-their-file.js'
import { restrictedPaths } from './restricted-paths.js'
import { wordsOutsideCatalogues } from './words-outside-catalogues.js'

/** The rules of this project that no linter has. */
export default {
  meta: { name: 'pundi' },
  rules: {
    'file-names': fileNames,
    'queries-in-their-file': queriesInTheirFile,
    'restricted-paths': restrictedPaths,
    'words-outside-catalogues': wordsOutsideCatalogues,
  },
}
