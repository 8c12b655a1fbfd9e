import type { Transaction } from '@pundi/contract'
import { Chip, Field } from '@pundi/kit/ui'
import type { ChangeEvent, KeyboardEvent } from 'react'
import { useFormText } from '../../catalogue/text'
import habits from '../../habits/Habits.module.css'
import type { Draft } from '../../../booking-draft/draft'
import css from '../../More.module.css'
import { addTag, longestTag, mostTags, proposeTags } from './tags'

interface TagsFieldProps {
  draft: Draft
  past: readonly Transaction[]
  error: string | undefined
  onChange: (draft: Draft) => void
}

export function TagsField({ draft, past, error, onChange }: TagsFieldProps) {
  const say = useFormText()
  const { tags = [], typed_tag: typed = '' } = draft
  const isFull = tags.length >= mostTags
  const proposed = isFull ? [] : proposeTags(past, draft)
  const add = (written: string) => onChange({ ...draft, tags: addTag(tags, written), typed_tag: '' })

  function type(event: ChangeEvent<HTMLInputElement>) {
    // Hides the event from the form, which would overwrite this change with its previous draft.
    event.stopPropagation()
    const { value } = event.target
    if (value.endsWith(',')) add(value.slice(0, -1))
    else onChange({ ...draft, typed_tag: value })
  }

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' || typed.trim() === '' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    add(typed)
  }

  return (
    <div className={css.tags}>
      {tags.length > 0 && (
        <div className={css.chosen}>
          {tags.map(tag => (
            <Chip
              key={tag}
              label={tag}
              removeLabel={say('Remove the tag {tag}', { tag })}
              onRemove={() => onChange({ ...draft, tags: tags.filter(other => other !== tag) })}
            />
          ))}
        </div>
      )}
      <Field
        label={say('Tags')}
        name="typed_tag"
        hint={isFull ? say('At most 10 tags') : say('Press Enter or type a comma to add a tag.')}
        error={error}
      >
        <input
          value={typed}
          onChange={type}
          onKeyDown={press}
          onBlur={() => typed.trim() !== '' && add(typed)}
          maxLength={longestTag}
          disabled={isFull}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="enter"
        />
      </Field>
      {proposed.length > 0 && (
        <div className={habits.usual} role="group" aria-label={say('Your tags')}>
          {proposed.map(tag => (
            <button key={tag} type="button" className={habits.chip} onClick={() => add(tag)}>
              <span className={habits.name}>{tag}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
