import { Field } from '@pundi/kit/ui'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'

const most = 500
const nearly = 400

interface DescriptionFieldProps {
  defaultValue: string
  description: string
  error: string | undefined
}

/**
 * The field does not cut off a long text. It counts the characters, and the form refuses the text.
 */
export function DescriptionField({ defaultValue, description, error }: DescriptionFieldProps) {
  const text = useText()
  const say = useFormText()
  // An emoji counts as one character, as in the API contract, although it has two code units.
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
