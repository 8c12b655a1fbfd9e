import { listTags } from '@pundi/contract'
import { Field } from '@pundi/kit/ui'
import { send } from '@pundi/platform/http'
import { type InputEvent, useId, useState } from 'react'
import { useText } from '../catalogue/text'
import { answerOrNull } from '../../../shared/retry/answer-or-null'

interface TagFilterProps {
  chosen: string | undefined
  error: string | undefined
}

/**
 * Filters by one tag. The tags load when the field gets the focus, because few users need them. An
 * unknown tag, such as a half-typed one, is refused.
 */
export function TagFilter({ chosen, error }: TagFilterProps) {
  const text = useText()
  const id = useId()
  const [tags, setTags] = useState<string[]>()

  async function load() {
    if (tags) return
    const answer = await answerOrNull(send(listTags, { fallback: text('Failed to fetch transactions') }))
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
