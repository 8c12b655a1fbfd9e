import { call } from '../call'
import { statementAnswer, statementExportQuery, statementQuery } from './shapes'

export const findStatement = call('GET /statements', {
  access: 'user',
  summary: 'What a range of days adds up to, beside another one',
  description:
    'By period, category, wallet and tag, with the balance over time. What is planned counts nowhere; transfers are neither income nor expense.',
  query: statementQuery,
  answer: statementAnswer,
})

export const exportStatement = call('GET /statements/export', {
  access: 'user',
  summary: 'One table of a statement, as CSV',
  description:
    'In the words and numbers of Accept-Language: separated by ; with a decimal comma in id, by , with a point in en and es.',
  query: statementExportQuery,
  sends: 'text/csv',
})
