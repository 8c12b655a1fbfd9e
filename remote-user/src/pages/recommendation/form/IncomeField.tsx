import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { AlertBox, Button } from '@pundi/kit/ui'
import { HttpError } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import css from './IncomeField.module.css'
import { takeIncome } from '../take-income'

/**
 * The user types the income, or takes it from the transactions. The specification has no such
 * field.
 */
export function IncomeField({
  answer,
  onTake,
}: {
  answer: string | undefined
  onTake: (income: string) => void
}) {
  const text = useText()
  const [taking, setTaking] = useState<{ at: number; isBusy?: boolean; problem?: string }>({ at: 0 })

  async function take() {
    setTaking({ ...taking, isBusy: true })
    try {
      const income = await takeIncome(text('We couldn’t load your income.'))
      if (income === undefined) fail(text('You had no income in the last three months.'))
      else {
        onTake(String(income))
        setTaking({ at: taking.at + 1 })
      }
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      fail(error.message)
    }
  }
  const fail = (problem: string) => {
    setTaking({ at: taking.at, problem })
  }

  return (
    <div className={css.income}>
      <AmountField
        key={taking.at}
        name="income"
        label={text('Income per month')}
        hint={text('Optional. We compare instalments with your income: up to 30% is healthy.')}
        defaultValue={answer}
        sign="Rp"
        language={amountStyle().language}
      />
      {/* Only for accounts in rupiah: the scorecard uses rupiah, and amounts are not converted. */}
      {preferences.getState().currency === 'IDR' && (
        <Button
          type="button"
          tone="quiet"
          busy={taking.isBusy ? text('Loading...') : undefined}
          onClick={() => void take()}
        >
          {text('Fill in from your transactions')}
        </Button>
      )}
      {taking.problem && <AlertBox type="error">{taking.problem}</AlertBox>}
    </div>
  )
}
