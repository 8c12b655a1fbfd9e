import { call } from '../call'
import { statementAnswer, statementQuery } from './shapes'

export const findStatement = call('GET /statements', {
  access: 'user',
  summary: 'What a range of days adds up to, beside another one',
  description:
    'By period, category, wallet and tag, with the balance over time. What is planned counts nowhere; transfers are neither income nor expense.',
  query: statementQuery,
  answer: statementAnswer,
})
