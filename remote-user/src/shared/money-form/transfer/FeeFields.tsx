import type { FieldOf } from '@pundi/kit/form'
import { Button } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import { CategoryField } from '../fields/CategoryField'
import css from '../fields/forms.module.css'
import { MoneyField } from '../fields/MoneyField'

type Name = 'fee' | 'fee_category_id'

interface FeeFieldsProps {
  values: Record<Name, string>
  field: FieldOf<Name>
}

/** Collapsed at first, because most transfers have no fee. */
export function FeeFields({ values, field }: FeeFieldsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(values.fee !== '')
  if (isOpen) return <OpenFee values={values} field={field} />
  return (
    <Button type="button" tone="quiet" className={css.open} onClick={() => setOpen(true)}>
      <Plus size={18} /> {text('Add a fee')}
    </Button>
  )
}

function OpenFee({ values, field }: FeeFieldsProps) {
  const text = useText()
  const { fee, fee_category_id: chosen } = values
  return (
    <div className={css.pair}>
      <MoneyField label={text('Fee')} {...field('fee')} defaultValue={fee} />
      <CategoryField
        label={text('Fee category')}
        {...field('fee_category_id')}
        chosen={chosen}
        required={fee !== ''}
      />
    </div>
  )
}
