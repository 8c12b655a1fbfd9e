import type { Preferences } from '@pundi/contract'
import { loadAmountReader } from '@pundi/kit/amount'
import { cataloguesBy } from '@pundi/platform/federation'
import { joinMessages } from '../../catalogue/join-messages'
import { messagesLoader } from '../retry/messages-loader'
import { loadVoice } from '../line-reader/voices/load-voice'

const loadWords = messagesLoader(
  cataloguesBy(language =>
    joinMessages(
      import(/* webpackChunkName: "form-messages-[request]" */ `./catalogue/${language}.json`),
      import(/* webpackChunkName: "form-messages-[request]" */ `../record/catalogue/${language}.json`),
      import(/* webpackChunkName: "form-messages-[request]" */ `../money-form/catalogue/${language}.json`),
    ),
  ),
  'the form',
)

export const prepareForm = (language: Preferences['language']) =>
  Promise.all([loadAmountReader(), loadVoice(language), loadWords()])
