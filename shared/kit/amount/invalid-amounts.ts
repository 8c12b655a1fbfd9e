import type { MessageId } from './catalogue/text'
import type { InvalidAmount } from './read/read-amount'

const decimals = 'Enter an amount of at most 12 digits and 2 decimals'

/** What can be written instead of what is no amount. */
export const invalidAmounts: Record<InvalidAmount, MessageId> = {
  'divides-by-zero': 'Nothing can be divided by zero',
  negative: 'An amount is never below zero: its type says whether it comes in or goes out',
  'not-understood': 'Write an amount such as 25000, 25rb, 2,5jt or 25000+7000',
  'too-large': decimals,
  'too-many-decimals': decimals,
  'which-million': 'An m may be miliar or million: write 1jt (a million) or 1 miliar (a thousand million)',
}
