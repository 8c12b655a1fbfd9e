import type { MessageId } from './catalogue/text'
import type { InvalidAmount } from './read/read-amount'

const decimals = 'Use at most 12 digits and 2 decimal places'

export const invalidAmounts: Record<InvalidAmount, MessageId> = {
  'divides-by-zero': 'You can’t divide by zero',
  negative: 'Leave out the minus sign. The type shows whether money comes in or goes out.',
  'not-understood': 'Write an amount such as 25000, 25k, 2.5 million or 25000+7000',
  'too-large': decimals,
  'too-many-decimals': decimals,
  'which-million': 'An m may be miliar or million: write 1jt (a million) or 1 miliar (a thousand million)',
}
