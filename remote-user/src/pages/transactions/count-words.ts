import { formatNumber } from '@pundi/kit/format'
import type { text as Text } from '../../catalogue/text'

export interface Counted {
  total: number
  transfers?: number | undefined
}

export function countWords({ total, transfers = 0 }: Counted, text: typeof Text) {
  if (transfers === 0)
    return total === 1 ? text('1 transaction') : text('{count} transactions', { count: formatNumber(total) })
  return transfers === total
    ? text('{count, plural, =1 {1 transfer} other {# transfers}}', { count: total })
    : text('{count, plural, =1 {1 transaction} other {# transactions}}', { count: total })
}
