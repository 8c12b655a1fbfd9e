import { Field } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { useFormText } from '../catalogue/text'

const most = 500
/** The length from which the field shows the count of characters. */
const nearly = 400

interface DescriptionFieldProps {
  defaultValue: string
  /** As it reads now. */
  description: string
  error: string | undefined
}

/** A text that is too long is not cut off: its characters are counted, and it is refused. */
export function DescriptionField({ defaultValue, description, error }: DescriptionFieldProps) {
  const text = useText()
  const say = useFormText()
  // As the contract counts: an emoji is one character, though it takes two places.
  const length = Array.from(description).length
  const isNear = length > nearly
  return (
    <Field
      label={text('Description')}
      name="description"
      hint={isNear && say('{length} of {most} characters', { length, most })}
      error={error && isNear ? `${error}: ${say('{length} of {most} characters', { length, most })}` : error}
    >
      <textarea
        rows={3}
        defaultValue={defaultValue}
        placeholder={say('Tambahkan deskripsi transaksi')}
        required
      />
    </Field>
  )
}
