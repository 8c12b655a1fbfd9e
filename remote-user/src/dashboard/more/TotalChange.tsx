import type { Summary } from '@pundi/contract'
import type { Period } from '@pundi/kit/format'
import { Change } from '../../change/Change'
import { useText } from './catalogue/text'
import { comparisonOf } from './period/comparison'

interface TotalChangeProps {
  period: Period | null
  summary: Summary
  of: 'income' | 'expense' | 'balance'
}

/** How much more or less a total is than in the days that it is compared with; nothing where there are none. */
export function TotalChange({ period, summary, of }: TotalChangeProps) {
  const text = useText()
  const { compared } = summary
  if (!compared || typeof comparisonOf(period, summary) !== 'object') return null
  return <Change now={summary[of]} before={compared[of]} text={text} />
}
