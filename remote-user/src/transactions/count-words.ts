import { formatNumber } from '@pundi/kit/format'
import type { text as Text } from '../catalogue/text'

/** "1 transaction", "1.234 transactions". */
export const countWords = (count: number, text: typeof Text) =>
  count === 1 ? text('1 transaction') : text('{count} transactions', { count: formatNumber(count) })
