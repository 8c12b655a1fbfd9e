import { fileNames } from './file-names.js'
import { moneyInCents } from './money-in-cents.js'
import { queriesInTheirFile } from './queries-in-their-file.js'
import { restrictedPaths } from './restricted-paths.js'
import { textBesideWhatGoes } from './text-beside-what-goes.js'
import { wordsOutsideCatalogues } from './words-outside-catalogues.js'

export default {
  meta: { name: 'pundi' },
  rules: {
    'file-names': fileNames,
    'money-in-cents': moneyInCents,
    'queries-in-their-file': queriesInTheirFile,
    'restricted-paths': restrictedPaths,
    'text-beside-what-goes': textBesideWhatGoes,
    'words-outside-catalogues': wordsOutsideCatalogues,
  },
}
