import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { dateRanges, type FilterValueMessage } from './format-filter-value'

type BoundMessage =
  | FilterValueMessage
  | 'Date Range'
  | 'Less than the Min Amount'
  | 'Max Amount'
  | 'Min Amount'

interface Bounds {
  min_amount?: string
  max_amount?: string
  date_range?: string
}

interface BoundFieldsProps {
  filter: Bounds
  /** What the server says of filters that it refused, by field. */
  errors: Record<string, string>
  /** The amounts are of people who count in several currencies. */
  isOfMany?: boolean
  /** The messages of the area that the fields stand in. */
  text: (message: BoundMessage) => string
}

/** Filters transactions by their amounts and by how long ago they were. */
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
      error={errors['max_amount'] ?? (isTurnedAround(filter) ? text('Less than the Min Amount') : undefined)}
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

/** Bounds between which nothing can lie; of at most 14 digits each, so a float tells them apart. */
const isTurnedAround = ({ min_amount, max_amount }: Bounds) =>
  min_amount !== undefined && max_amount !== undefined && Number(min_amount) > Number(max_amount)
