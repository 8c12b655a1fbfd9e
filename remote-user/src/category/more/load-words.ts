import { cataloguesBy } from '@pundi/platform/federation'
import { lateWords } from '../../late-words'

export const loadWords = lateWords(
  cataloguesBy(
    language =>
      import(/* webpackChunkName: "category-more-messages-[request]" */ `./catalogue/${language}.json`),
  ),
  'the categories',
)
