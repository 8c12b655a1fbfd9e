import { cataloguesBy } from '@pundi/platform/federation'
import { lateWords } from '../late-words'

export const loadWords = lateWords(
  cataloguesBy(
    language =>
      import(/* webpackChunkName: "passed-marks-messages-[request]" */ `./catalogue/${language}.json`),
  ),
  'budgets that pass a mark',
)
