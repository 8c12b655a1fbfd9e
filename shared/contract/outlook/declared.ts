import { call } from '../call'
import { outlookAnswer } from './shapes'

export const findOutlook = call('GET /outlook', {
  access: 'user',
  summary:
    'What is left to spend today, the sum behind it, and the balance of each day to the end of the next period',
  description:
    'The period is the user’s month that today is in. All lines add up to `left_in_period`; without those of today, ' +
    'divided by the days that are left with today and rounded down to the cent, they are `per_day`. With budgets they ' +
    'are of the budgeted categories alone. `limits` has the same of each limit that there is: the budgets of the period; ' +
    'without them its income; and the money to spend, up to its lowest day in the period. `limit` names the one that ' +
    'leaves least today.',
  answer: outlookAnswer,
})
