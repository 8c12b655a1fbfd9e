import type { Transaction } from '@pundi/contract'
import type { text as Text } from './catalogue/text'

/** What stands behind the category of a row: how many parts more it has, that it is a refund, and its tags. */
export const notesOf = ({ splits, is_refund: isRefund, tags }: Transaction, text: typeof Text) =>
  (splits?.length ? ` +${splits.length - 1}` : '') +
  (isRefund ? ` · ${text('Money back')}` : '') +
  (tags?.length ? ` · #${tags.join(' #')}` : '')
