import { type Budget, centsOf, decimalOf } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Amount, Button } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { BudgetFormProps } from '../purpose'
import { errorsOf, FormDialog } from './FormDialog'
import css from './forms.module.css'

/**
 * Moves money between two budgets. The amount is suggested and each budget is a submit button, so
 * that two clicks are enough.
 */
export function MoveForm({ budget, ...props }: BudgetFormProps & { budget: Budget }) {
  const text = useText()
  const { form, answer, fetcher } = props
  const { category_id: id, name, left_after_planned: left } = budget
  const isTaken = left.startsWith('-')
  const others = answer.data.filter(one => one.category_id !== id && (!isTaken || movable(one) > 0n))
  const proposed = isTaken ? -centsOf(left) : movable(budget)
  return (
    <FormDialog
      {...props}
      title={
        isTaken ? text('Cover overspending in {name}', { name }) : text('Move money from {name}', { name })
      }
      change="move"
      sends={{
        name,
        [isTaken ? 'to_category_id' : 'from_category_id']: String(id),
        ...Object.fromEntries(others.map(one => [`name_${one.category_id}`, one.name])),
      }}
    >
      {/*
       * Enter in the amount field clicks the form's first submit button. If there are several
       * budgets to choose from, the first one is this disabled button, so that Enter does nothing.
       */}
      {others.length > 1 && <button disabled hidden />}
      <AmountField
        {...amountStyle()}
        label={text('Amount')}
        {...errorsOf(form.refused).field('amount')}
        hint={text('This month only. Next month uses the usual budget.')}
        defaultValue={proposed > 0n ? decimalOf(proposed) : ''}
        hasKeys
        submitsRefused
        required
      />
      <div
        className={css.targets}
        role="group"
        aria-label={isTaken ? text('Take money from') : text('Move money to')}
      >
        <p className={css.soft}>{isTaken ? text('Take money from') : text('Move money to')}</p>
        {others.length === 0 && <p>{text('No other budget has anything left.')}</p>}
        {others.map(one => (
          <Button
            key={one.category_id}
            tone="quiet"
            className={css.target}
            name={isTaken ? 'from_category_id' : 'to_category_id'}
            value={one.category_id}
            disabled={fetcher.state !== 'idle'}
          >
            <span>{one.name}</span>
            <span className={css.soft}>
              <span>{one.left_after_planned.startsWith('-') ? text('Over by') : text('Left')}</span>{' '}
              <Amount>{formatAmount(one.left_after_planned.replace('-', ''), { decimals: 'needed' })}</Amount>
              {centsOf(one.planned) !== 0n && (
                <span>
                  {' '}
                  {text('after {amount} planned', {
                    amount: formatAmount(one.planned, { decimals: 'needed' }),
                  })}
                </span>
              )}
            </span>
          </Button>
        ))}
      </div>
    </FormDialog>
  )
}

/** The amount that can be moved out of a budget, in cents, including the carry-over. */
const movable = ({ left_after_planned }: Budget) => centsOf(left_after_planned)
