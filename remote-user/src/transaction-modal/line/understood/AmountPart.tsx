import { invalidAmounts, useAmountText } from '@pundi/kit/amount'
import { formatAmount } from '@pundi/kit/format'
import { useFormText } from '../../catalogue/text'
import type { AmountFound, AmountProblem } from '../find-amount'
import { Part, Problem } from './Part'

interface AmountPartProps extends Pick<AmountFound, 'amount' | 'written'> {
  label: string
  /** What the server refused. */
  problem: string | undefined
}

/** An amount of a line, or why it is none. */
export function AmountPart({ label, amount, written, problem }: AmountPartProps) {
  const sayProblem = useAmountProblem()
  return (
    <Part label={label} problem={problem}>
      {'decimal' in amount ? (
        formatAmount(amount.decimal, { decimals: amount.decimal.includes('.') ? 2 : 0 })
      ) : (
        <Problem>{sayProblem(amount.problem, written)}</Problem>
      )}
    </Part>
  )
}

function useAmountProblem() {
  const say = useFormText()
  const sayAmount = useAmountText()
  return (problem: AmountProblem, written: string) => {
    if (problem === 'missing') return say('No amount yet')
    if (problem === 'two-amounts')
      return say('Two amounts: {written}. Write one, or put the other in quotes.', { written })
    return `${written}: ${sayAmount(invalidAmounts[problem])}`
  }
}
