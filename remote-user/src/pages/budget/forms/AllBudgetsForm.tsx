import type { BudgetMonths } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Button, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { formatPeriod } from '../../../shared/period/format-period'
import { TryAgain } from '../../../shared/retry/TryAgain'
import { allCarries, carries } from '../budget-fields'
import { useText } from '../catalogue/text'
import type { BudgetFormProps } from '../purpose'
import { proposeAmount, settableOf } from './propose-amount'
import { FormDialog } from './FormDialog'
import css from './forms.module.css'

/**
 * Sets the budgets of all categories. If the user has no budgets yet, the fields start with
 * suggestions. Otherwise, a button fills in the suggestions.
 */
export function AllBudgetsForm(props: BudgetFormProps) {
  const text = useText()
  const { answer, months } = props
  const [isProposed, propose] = useState(answer.data.length === 0)
  const period = formatPeriod(answer.meta.period)
  const categories = (months?.data ?? []).filter(
    one => !one.is_archived || answer.data.some(({ category_id: id }) => id === one.category_id),
  )
  return (
    <FormDialog {...props} title={text('Set budgets')} change="set" {...(months && { label: text('Save') })}>
      {months === undefined && <p role="status">{text('Loading...')}</p>}
      {months === null && <TryAgain message={text('We couldn’t load the earlier months.')} />}
      <p>
        {text('These budgets apply from {period}. Leave a category empty to skip it.', { period })}{' '}
        {text('Suggested amounts are your median spending over the last three months.')}
      </p>
      {months && categories.length === 0 && <p>{text('You don’t have any expense categories yet.')}</p>}
      {!isProposed && categories.length > 0 && (
        <Button type="button" tone="quiet" className={css.open} onClick={() => propose(true)}>
          {text('Use suggestions')}
        </Button>
      )}
      {categories.map(category => (
        <BudgetFields key={category.category_id} category={category} isProposed={isProposed} {...props} />
      ))}
    </FormDialog>
  )
}

interface BudgetFieldsProps extends Pick<BudgetFormProps, 'answer'> {
  category: BudgetMonths
  isProposed: boolean
}

/** A hidden field sends the previous budget, so that `readSeveral` can skip an unchanged budget. */
function BudgetFields({ category, isProposed, answer }: BudgetFieldsProps) {
  const text = useText()
  const { category_id: id, name, months } = category
  const budget = answer.data.find(one => one.category_id === id)
  const proposal = proposeAmount(months)
  const present = budget && settableOf(budget.amount)
  const amount = (isProposed ? proposal : undefined) ?? present ?? ''
  return (
    <div className={css.pair} role="group" aria-label={name}>
      <AmountField
        // A suggestion changes the key. The field then remounts, with the suggestion as its value.
        key={amount}
        {...amountStyle()}
        label={name}
        name={`amount_${id}`}
        hint={
          proposal === undefined
            ? undefined
            : text('Suggested: {amount}', { amount: formatAmount(proposal, { decimals: 'needed' }) })
        }
        defaultValue={amount}
        submitsRefused
      />
      <Field label={text('Carried over')} name={`carry_${id}`}>
        <select defaultValue={budget?.carry ?? 'none'}>
          {allCarries.map(carry => (
            <option key={carry} value={carry}>
              {text(carries[carry].name)}
            </option>
          ))}
        </select>
      </Field>
      <input type="hidden" name={`was_${id}`} value={budget ? `${present} ${budget.carry}` : ''} />
    </div>
  )
}
