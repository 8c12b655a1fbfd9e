import type { Preferences } from '@pundi/contract'
import { loadAmountReader } from '@pundi/kit/amount'
import { cataloguesBy } from '@pundi/platform/federation'
import { loadMessages } from '@pundi/platform/i18n'
import { loadWords as loadRecordWords } from '../record/load-words'
import { loadVoice } from './voices/load-voice'

const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "form-messages-[request]" */ `./catalogue/${language}.json`),
)

/**
 * Loads what the form needs beside its code: its words and those of records, the reader of amounts, and the words for
 * amounts. Where its own words do not load, they are shown in English.
 */
export const loadWords = (language: Preferences['language']) =>
  Promise.all([
    loadAmountReader(),
    loadVoice(language),
    loadRecordWords(),
    loadMessages(catalogues).catch((error: unknown) =>
      console.warn('The words of the form did not load.', error),
    ),
  ])
