import { formatNumber } from '@pundi/kit/format'
import type { AdminMeta } from '@pundi/contract'
import type { MessageId, text as Text } from '../../catalogue/text'

export interface ListWords {
  title: MessageId
  filter: MessageId
  loading: MessageId
  failure: MessageId
  nothing: MessageId
  showAll: MessageId
  pages: MessageId
  one: MessageId
  many: MessageId
  more: MessageId
}

/**
 * Returns a text with the number of rows. If `is_more` is true, the server stopped counting at
 * `total`, because a full count would take too long.
 */
export function sayCount(
  { total, is_more }: Pick<AdminMeta, 'total' | 'is_more'>,
  words: ListWords,
  text: typeof Text,
) {
  if (is_more) return text(words.more, { count: formatNumber(total) })
  return total === 1 ? text(words.one) : text(words.many, { count: formatNumber(total) })
}
