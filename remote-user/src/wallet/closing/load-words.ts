import { cataloguesBy } from '@pundi/platform/federation'
import { lateWords } from '../../late-words'

export const loadWords = lateWords(
  cataloguesBy(
    language => import(/* webpackChunkName: "closing-messages-[request]" */ `./catalogue/${language}.json`),
  ),
  'the question before a wallet is closed',
)
