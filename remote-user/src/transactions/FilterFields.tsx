import type { Category } from '@pundi/shared/contract'
import { AmountField, Button, Field } from '@pundi/shared/ui'
import { Form } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { CategoryFilter } from './CategoryFilter'
import css from './FilterFields.module.css'
import { dateRanges, isTurnedAround } from './filter-words'
import type { Loaded } from './load-transactions'
import { useApplyFilter } from './use-filter-form'
import type { FilterName, View } from './view'

interface FilterFieldsProps {
  view: View
  loaded: Loaded | undefined
  categories: Category[] | null | undefined
  onApply: (address: string) => void
}

/** Without a field here, and kept by the form all the same. */
const kept: FilterName[] = ['category_id', 'from', 'to']

/** Applies while somebody types or chooses; as a plain form it would ask for the same address. */
export function FilterFields({ view, loaded, categories, onApply }: FilterFieldsProps) {
  const text = useText()
  const { filter, sort } = view
  const { change, submit } = useApplyFilter(view, onApply)
  const errors = loaded?.errors ?? {}

  return (
    <Form
      className={css.fields}
      method="get"
      action="/transactions"
      role="search"
      aria-label={text('Filter Transactions')}
      onChange={event => change(event.currentTarget, event.target)}
      onSubmit={event => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <Field label={text('Search')} name="search" error={errors['search']}>
        <input
          type="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={filter.search}
          placeholder={text('Search descriptions...')}
        />
      </Field>
      <CategoryFilter chosen={filter.category} categories={categories} error={errors['category']} />
      <Field label={text('Type')} name="type" error={errors['type']}>
        <select defaultValue={filter.type}>
          <option value="">{text('All Types')}</option>
          <option value="income">{text('income')}</option>
          <option value="expense">{text('expense')}</option>
        </select>
      </Field>
      <AmountField
        label={text('Min Amount')}
        name="min_amount"
        sign="Rp"
        defaultValue={filter.min_amount}
        error={errors['min_amount']}
      />
      <AmountField
        label={text('Max Amount')}
        name="max_amount"
        sign="Rp"
        defaultValue={filter.max_amount}
        error={
          errors['max_amount'] ?? (isTurnedAround(filter) ? text('Less than the Min Amount') : undefined)
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
      {kept.map(
        name => filter[name] && <input key={name} type="hidden" name={name} value={filter[name]} readOnly />,
      )}
      {sort !== '-date' && <input type="hidden" name="sort" value={sort} readOnly />}
      <Button className={css.apply} tone="quiet">
        {text('Apply')}
      </Button>
    </Form>
  )
}
