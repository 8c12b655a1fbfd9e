import type { Budget } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Button, Checkbox } from '@pundi/kit/ui'
import { namePeriod } from '../../dashboard/more/period/name-period'
import { useText } from '../catalogue/text'
import type { DrawnFormProps } from '../open-form'
import { settableOf } from '../propose-amount'
import { CarryChoice } from './CarryChoice'
import { amountError, FormDialog } from './FormDialog'

/** The amount of a category's budget from the shown period on, or for that one alone; or its end. */
export function OneBudgetForm({ budget, ...props }: DrawnFormProps & { budget: Budget }) {
  const text = useText()
  const { fetcher, form, answer } = props
  const { category_id: id, name, amount, carry, is_once: isOnce } = budget
  const { period } = answer.meta
  const about = { category_id: String(id), name }
  const end = { change: 'end', ...about, from_period: period.from }
  return (
    <FormDialog
      {...props}
      title={text('Budget of {name}', { name })}
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
          {text('End the budget')}
        </Button>
      }
    >
      <AmountField
        {...amountStyle()}
        label={text('Amount')}
        name="amount"
        hint={
          amount.startsWith('-')
            ? text('{amount} of what was carried over was moved away. A new amount replaces that.', {
                amount: formatAmount(amount.slice(1), { decimals: 'needed' }),
              })
            : text('From {period} on, until you set another one.', { period: namePeriod(period) })
        }
        defaultValue={settableOf(amount)}
        error={amountError(form.refused)}
        hasKeys
        submitsRefused
        required
      />
      <Checkbox
        name="is_once"
        value="true"
        defaultChecked={isOnce}
        label={text('Only in {period}', { period: namePeriod(period) })}
      />
      <CarryChoice chosen={carry} />
    </FormDialog>
  )
}
