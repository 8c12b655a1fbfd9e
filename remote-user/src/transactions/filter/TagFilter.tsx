import { listTags } from '@pundi/contract'
import { Field } from '@pundi/kit/ui'
import { send } from '@pundi/platform/http'
import { type InputEvent, useId, useState } from 'react'
import { useText } from '../more/catalogue/text'
import { settleCall } from '../../settle-call'

interface TagFilterProps {
  chosen: string | undefined
  error: string | undefined
}

/**
 * Filters by one of the user's tags, which are asked for when somebody comes to the field: few do. While a part of one
 * is typed, nothing applies.
 */
export function TagFilter({ chosen, error }: TagFilterProps) {
  const text = useText()
  const id = useId()
  const [tags, setTags] = useState<string[]>()

  async function load() {
    if (tags) return
    const answer = await settleCall(send(listTags, { fallback: text('Failed to fetch transactions') }))
    if (answer) setTags(answer.data.map(({ tag }) => tag))
  }

  function check({ currentTarget: field }: InputEvent<HTMLInputElement>) {
    const typed = field.value.trim().toLowerCase()
    const isWhole = typed === '' || !tags || tags.some(tag => tag.toLowerCase() === typed)
    field.setCustomValidity(isWhole ? '' : text('Choose one from the list'))
  }

  return (
    <>
      <Field label={text('Tag')} name="tag" error={error}>
        <input
          list={id}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="off"
          defaultValue={chosen}
          onFocus={() => void load()}
          onInput={check}
        />
      </Field>
      <datalist id={id}>
        {tags?.map(tag => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  )
}
