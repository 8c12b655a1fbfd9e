import { invalidAmounts, useAmountText } from '@pundi/kit/amount'
import { formatAmount } from '@pundi/kit/format'
import { useFormText } from '../../catalogue/text'
import type { AmountFound, AmountProblem } from '../../../line-reader/find-amount'
import { UnderstoodField, Problem } from './UnderstoodField'

interface UnderstoodAmountProps extends Pick<AmountFound, 'amount' | 'written'> {
  label: string
  problem: string | undefined
}

export function UnderstoodAmount({ label, amount, written, problem }: UnderstoodAmountProps) {
  const sayProblem = useAmountProblem()
  return (
    <UnderstoodField label={label} problem={problem}>
      {'decimal' in amount ? (
        formatAmount(amount.decimal, { decimals: amount.decimal.includes('.') ? 2 : 0 })
      ) : (
        <Problem>{sayProblem(amount.problem, written)}</Problem>
      )}
    </UnderstoodField>
  )
}

function useAmountProblem() {
  const say = useFormText()
  const sayAmount = useAmountText()
  return (problem: AmountProblem, written: string) => {
    if (problem === 'missing') return say('No amount yet')
    if (problem === 'two-amounts')
      return say('Two amounts: {written}. Keep one, or put the other in quotes.', { written })
    return `${written}: ${sayAmount(invalidAmounts[problem])}`
  }
}
