import type { Summary } from '@pundi/contract'
import type { Period } from '@pundi/kit/format'
import { PercentChange } from '../../shared/percent-change/PercentChange'
import { useText } from './catalogue/text'
import { comparisonOf } from './period/comparison'

interface TotalChangeProps {
  period: Period | null
  summary: Summary
  of: 'income' | 'expense' | 'balance'
}

export function TotalChange({ period, summary, of }: TotalChangeProps) {
  const text = useText()
  const { compared } = summary
  if (!compared || typeof comparisonOf(period, summary) !== 'object') return null
  return <PercentChange now={summary[of]} before={compared[of]} text={text} />
}
