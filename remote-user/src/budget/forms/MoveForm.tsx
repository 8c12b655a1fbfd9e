import { type Budget, centsOf, decimalOf } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount } from '@pundi/kit/format'
import { Amount, Button } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { DrawnFormProps } from '../open-form'
import { amountError, FormDialog } from './FormDialog'
import css from './forms.module.css'

/**
 * Moves an amount to another budget, or where this one is overspent from another one to it, for the shown period. The
 * amount is proposed and each of the others is a button, so that it takes two presses from the row.
 */
export function MoveForm({ budget, ...props }: DrawnFormProps & { budget: Budget }) {
  const text = useText()
  const { form, answer, fetcher } = props
  const { category_id: id, name, left_after_planned: left } = budget
  const isTaken = left.startsWith('-')
  const others = answer.data.filter(one => one.category_id !== id && (!isTaken || movable(one) > 0n))
  const proposed = isTaken ? -centsOf(left) : movable(budget)
  return (
    <FormDialog
      {...props}
      title={isTaken ? text('Cover {name}', { name }) : text('Move from {name}', { name })}
      change="move"
      sends={{
        name,
        [isTaken ? 'to_category_id' : 'from_category_id']: String(id),
        ...Object.fromEntries(others.map(one => [`name_${one.category_id}`, one.name])),
      }}
    >
      {/* Enter in the amount presses the first button: of several categories none is meant by it. */}
      {others.length > 1 && <button disabled hidden />}
      <AmountField
        {...amountStyle()}
        label={text('Amount')}
        name="amount"
        hint={text('In this period alone. The next one begins as before.')}
        defaultValue={proposed > 0n ? decimalOf(proposed) : ''}
        error={amountError(form.refused)}
        hasKeys
        submitsRefused
        required
      />
      <div
        className={css.targets}
        role="group"
        aria-label={isTaken ? text('Take it from') : text('Move it to')}
      >
        <p className={css.soft}>{isTaken ? text('Take it from') : text('Move it to')}</p>
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
              {one.left_after_planned.startsWith('-') ? text('Over by') : text('Left')}{' '}
              <Amount>{formatAmount(one.left_after_planned.replace('-', ''), { decimals: 'needed' })}</Amount>
              {centsOf(one.planned) !== 0n &&
                ` ${text('after {amount} planned', { amount: formatAmount(one.planned, { decimals: 'needed' }) })}`}
            </span>
          </Button>
        ))}
      </div>
    </FormDialog>
  )
}

/** What is left after what is planned, what was carried over included. */
const movable = ({ left_after_planned }: Budget) => centsOf(left_after_planned)
