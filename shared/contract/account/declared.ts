import { call } from '../call'
import { messageAnswer } from '../fields/answer'
import { deleteAccountBody } from '../settings/shapes'
import { accountExport, accountExportQuery } from './shapes'

export const deleteAccount = call('DELETE /account', {
  access: 'user',
  summary: 'Delete the account and everything of its user',
  body: deleteAccountBody,
  refuses: [403, 409],
  answer: messageAnswer,
  activity: 'Delete account',
})

export const exportAccount = call('GET /account/export', {
  access: 'user',
  summary: 'Everything that is kept of the user, as a file',
  query: accountExportQuery,
  sends: 'application/json',
  answer: accountExport,
  activity: 'Export data',
})
