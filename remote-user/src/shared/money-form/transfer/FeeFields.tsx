import { Button } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../catalogue/text'
import type { Values } from '../fields/typed'
import { CategoryField } from '../fields/CategoryField'
import css from '../fields/forms.module.css'
import { MoneyField } from '../fields/MoneyField'

interface FeeFieldsProps {
  values: Values
  errors: Record<string, string>
}

/** A transfer's fee, collapsed because most transfers have none. */
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

function OpenFee({ values, errors }: FeeFieldsProps) {
  const text = useText()
  const { fee = '', fee_category_id: chosen = '' } = values
  return (
    <div className={css.pair}>
      <MoneyField label={text('Fee')} name="fee" defaultValue={fee} error={errors['fee']} />
      <CategoryField
        label={text('Category of the fee')}
        name="fee_category_id"
        chosen={chosen}
        error={errors['fee_category_id']}
        required={fee !== ''}
      />
    </div>
  )
}
