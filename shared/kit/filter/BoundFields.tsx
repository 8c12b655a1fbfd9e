import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import type { Typed } from '@pundi/kit/form'
import { Field } from '@pundi/kit/ui'
import { dateRanges, type FilterValueMessage } from './format-filter-value'

type BoundMessage =
  | FilterValueMessage
  | 'Date Range'
  | 'Can’t be less than the minimum'
  | 'Max Amount'
  | 'Min Amount'

interface Bounds {
  min_amount?: string
  max_amount?: string
  date_range?: string
}

interface BoundFieldsProps {
  filter: Bounds
  errors: Typed<string>
  /** True if the list contains amounts of several users, who may have different currencies. */
  isOfMany?: boolean
  text: (message: BoundMessage) => string
}

export const BoundFields = ({ filter, errors, isOfMany = false, text }: BoundFieldsProps) => (
  <>
    <AmountField
      label={text('Min Amount')}
      name="min_amount"
      {...amountStyle(isOfMany)}
      defaultValue={filter.min_amount}
      error={errors['min_amount']}
    />
    <AmountField
      label={text('Max Amount')}
      name="max_amount"
      {...amountStyle(isOfMany)}
      defaultValue={filter.max_amount}
      error={
        errors['max_amount'] ?? (isTurnedAround(filter) ? text('Can’t be less than the minimum') : undefined)
      }
    />
    <Field label={text('Date Range')} name="date_range" error={errors['date_range']}>
      <select defaultValue={filter.date_range}>
        {Object.entries(dateRanges).map(([value, label]) => (
          <option key={value} value={value}>
            {text(label)}
          </option>
        ))}
      </select>
    </Field>
  </>
)

/** Amounts have at most 14 digits, so they can be compared exactly as floats. */
const isTurnedAround = ({ min_amount, max_amount }: Bounds) =>
  min_amount !== undefined && max_amount !== undefined && Number(min_amount) > Number(max_amount)
