import { Button, Failure, Field } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { letFormRead } from '../../let-form-read'
import { useText } from '../catalogue/text'
import { useCategories } from '../../transaction-modal/use-categories'
import type { Values } from '../typed'
import css from './forms.module.css'
import { MoneyField } from './MoneyField'

interface FeeFieldsProps {
  values: Values
  errors: Record<string, string>
}

/** What a transfer costs, folded until it is asked for: most cost nothing. */
export function FeeFields({ values, errors }: FeeFieldsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(values['fee'] !== '')
  if (isOpen) return <OpenFee values={values} errors={errors} />
  return (
    <Button type="button" tone="quiet" className={css.open} onClick={() => setOpen(true)}>
      <Plus size={18} /> {text('Add a fee')}
    </Button>
  )
}

/** The fee, and the category of the expense that it is. */
function OpenFee({ values, errors }: FeeFieldsProps) {
  const text = useText()
  const { categories, isLoading, hasFailed, askAgain } = useCategories()
  const { fee = '', fee_category_id: chosen = '' } = values
  return (
    <>
      <div className={css.pair}>
        <MoneyField label={text('Fee')} name="fee" defaultValue={fee} error={errors['fee']} />
        <Field label={text('Category of the fee')} name="fee_category_id" error={errors['fee_category_id']}>
          <select value={chosen} onChange={letFormRead} required={fee !== ''}>
            <option value="">{isLoading ? text('Loading...') : text('Select Category')}</option>
            {/* Kept while the categories load, so that the form does not lose it. */}
            {chosen !== '' && !categories.some(({ id }) => String(id) === chosen) && (
              <option value={chosen}>{text('As it was')}</option>
            )}
            {categories
              .filter(({ type }) => type === 'expense')
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </Field>
      </div>
      {hasFailed && (
        <Failure message={text('Gagal mengambil kategori')} action={text('Try again')} onTry={askAgain} />
      )}
    </>
  )
}
