import type { BudgetMonths } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Button, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { namePeriod } from '../../dashboard/more/period/name-period'
import { TryAgain } from '../../TryAgain'
import { useText } from '../catalogue/text'
import type { DrawnFormProps } from '../open-form'
import { proposeAmount, settableOf } from '../propose-amount'
import { allCarries, carries } from './CarryChoice'
import { FormDialog } from './FormDialog'
import css from './forms.module.css'

/**
 * All budgets in one form. Who has none finds the proposals in the fields; who has some sees them beside their own, and
 * takes them by one press. Nothing holds before it is saved.
 */
export function AllBudgetsForm(props: DrawnFormProps) {
  const text = useText()
  const { answer, months } = props
  const [isProposed, propose] = useState(answer.data.length === 0)
  const period = namePeriod(answer.meta.period)
  const categories = (months?.data ?? []).filter(
    one => !one.is_archived || answer.data.some(({ category_id: id }) => id === one.category_id),
  )
  return (
    <FormDialog {...props} title={text('Set budgets')} change="set" {...(months && { label: text('Save') })}>
      {months === undefined && <p role="status">{text('Loading...')}</p>}
      {months === null && <TryAgain message={text('The months before could not be loaded.')} />}
      <p>
        {text('They hold from {period} on. Leave out what needs no budget.', { period })}{' '}
        {text('Proposed is the middle one of what you spent in the last three periods.')}
      </p>
      {months && categories.length === 0 && <p>{text('You have no category of expenses yet.')}</p>}
      {!isProposed && categories.length > 0 && (
        <Button type="button" tone="quiet" className={css.open} onClick={() => propose(true)}>
          {text('Use the proposals')}
        </Button>
      )}
      {categories.map(category => (
        <BudgetFields key={category.category_id} category={category} isProposed={isProposed} {...props} />
      ))}
    </FormDialog>
  )
}

interface BudgetFieldsProps extends Pick<DrawnFormProps, 'answer'> {
  category: BudgetMonths
  isProposed: boolean
}

/** A category's amount and what it carries over. What stood there before goes along: what stays is not sent. */
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
        // Another proposal is another beginning.
        key={amount}
        {...amountStyle()}
        label={name}
        name={`amount_${id}`}
        hint={
          proposal === undefined
            ? undefined
            : text('Proposed: {amount}', { amount: formatAmount(proposal, { decimals: 'needed' }) })
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
