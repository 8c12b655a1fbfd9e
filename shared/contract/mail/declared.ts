import { call } from '../call'
import { unsubscribeAnswer, unsubscribeQuery } from './shapes'

export const openUnsubscribe = call('GET /mail/unsubscribe', {
  access: 'everybody',
  summary: 'Go to the page that asks whether to end e-mails of one kind; changes nothing',
  query: unsubscribeQuery,
  sends: 'redirect',
})

export const unsubscribe = call('POST /mail/unsubscribe', {
  access: 'link',
  summary: 'End e-mails of one kind to one account, by the link of such an e-mail',
  description:
    'One click, as in RFC 8058: mail programs send a form, which is not read, to the address in `List-Unsubscribe`, with the token in `?token=`. The link ends the same kind as often as it is used.',
  query: unsubscribeQuery,
  answer: unsubscribeAnswer,
})
