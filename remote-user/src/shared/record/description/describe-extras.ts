import type { Transaction } from '@pundi/contract'
import type { text as Text } from '../../../catalogue/text'

export const describeExtras = ({ splits, is_refund: isRefund, tags }: Transaction, text: typeof Text) =>
  (splits?.length ? ` +${splits.length - 1}` : '') +
  (isRefund ? ` · ${text('Refund')}` : '') +
  (tags?.length ? ` · #${tags.join(' #')}` : '')
