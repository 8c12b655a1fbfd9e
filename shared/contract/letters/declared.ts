import { call } from '../call'
import { letterAnswer } from './shapes'

export const findLatestLetter = call('GET /letters/latest', {
  access: 'user',
  summary: 'Three true sentences about the last period that is over',
  answer: letterAnswer,
})
