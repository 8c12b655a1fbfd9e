import { fileNames } from './file-names.js'
import { moneyInCents } from './money-in-cents.js'
import { queriesInTheirFile } from './queries-in-their-file.js'
import { restrictedPaths } from './restricted-paths.js'
import { wordsOutsideCatalogues } from './words-outside-catalogues.js'

/** The rules of this project that no linter has. */
export default {
  meta: { name: 'pundi' },
  rules: {
    'file-names': fileNames,
    'money-in-cents': moneyInCents,
    'queries-in-their-file': queriesInTheirFile,
    'restricted-paths': restrictedPaths,
    'words-outside-catalogues': wordsOutsideCatalogues,
  },
}
