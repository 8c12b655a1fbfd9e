export { formatAmount, type AmountOptions } from './format-amount'
export { formatDay } from './format-day'
export { formatMoment } from './format-moment'
export { today } from './today'
