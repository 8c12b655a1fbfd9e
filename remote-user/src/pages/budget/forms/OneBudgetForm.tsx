import type { Budget } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Button, Checkbox } from '@pundi/kit/ui'
import { formatPeriod } from '../../../shared/period/format-period'
import type { BudgetField } from '../budget-fields'
import { useText } from '../catalogue/text'
import type { BudgetFormProps } from '../purpose'
import { settableOf } from './propose-amount'
import { CarryChoice } from './CarryChoice'
import { errorsOf, FormDialog } from './FormDialog'

export function OneBudgetForm({ budget, ...props }: BudgetFormProps & { budget: Budget }) {
  const text = useText()
  const { fetcher, form, answer } = props
  const { category_id: id, name, amount, carry, is_once: isOnce } = budget
  const { period } = answer.meta
  const about = { category_id: String(id), name }
  const end = { change: 'end', ...about, from_period: period.from }
  return (
    <FormDialog
      {...props}
      title={text('{name} budget', { name })}
      change="setOne"
      sends={about}
      label={text('Save')}
      ways={
        <Button
          type="button"
          tone="quiet"
          disabled={fetcher.state !== 'idle'}
          onClick={() => void fetcher.submit(end, { method: 'post', action: '/budget' })}
        >
          {text('End this budget')}
        </Button>
      }
    >
      <AmountField
        {...amountStyle()}
        label={text('Amount')}
        {...errorsOf(form.refused).field('amount')}
        hint={
          amount.startsWith('-')
            ? text(
                '{amount} of last month’s carry-over was moved to another budget. If you enter an amount here, the moved money is no longer subtracted.',
                {
                  amount: formatAmount(amount.slice(1), { decimals: 'needed' }),
                },
              )
            : text('Every month from {period}, until you change it.', { period: formatPeriod(period) })
        }
        defaultValue={settableOf(amount)}
        hasKeys
        submitsRefused
        required
      />
      <Checkbox
        name={'is_once' satisfies BudgetField}
        value="true"
        defaultChecked={isOnce}
        label={text('Only in {period}', { period: formatPeriod(period) })}
      />
      <CarryChoice chosen={carry} />
    </FormDialog>
  )
}
