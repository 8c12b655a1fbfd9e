import type { Preferences } from '@pundi/contract'
import { loadAmountReader } from '@pundi/kit/amount'
import { cataloguesBy } from '@pundi/platform/federation'
import { lateWords } from '../late-words'
import { loadWords as loadRecordWords } from '../record/load-words'
import { loadVoice } from './voices/load-voice'

const loadOwnWords = lateWords(
  cataloguesBy(
    language => import(/* webpackChunkName: "form-messages-[request]" */ `./catalogue/${language}.json`),
  ),
  'the form',
)

/**
 * Loads what the form needs beside its code: its words and those of records, the reader of amounts, and the words for
 * amounts.
 */
export const loadWords = (language: Preferences['language']) =>
  Promise.all([loadAmountReader(), loadVoice(language), loadRecordWords(), loadOwnWords()])
