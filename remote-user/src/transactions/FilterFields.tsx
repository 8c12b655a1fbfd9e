import type { Category } from '@pundi/contract'
import { BoundFields, TypeField } from '@pundi/kit/filter'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { CategoryFilter } from './CategoryFilter'
import type { Filter } from './view'

interface FilterFieldsProps {
  filter: Filter
  /** What the server says of filters that it refused, by field. */
  errors: Record<string, string>
  categories: Category[] | null | undefined
}

export function FilterFields({ filter, errors, categories }: FilterFieldsProps) {
  const text = useText()
  return (
    <>
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
      <TypeField chosen={filter.type} error={errors['type']} text={text} />
      <BoundFields filter={filter} errors={errors} text={text} />
    </>
  )
}
