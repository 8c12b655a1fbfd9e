import { formatAmount } from '@pundi/kit/format'
import { Button } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useFormText } from '../catalogue/text'
import { categoriesOf, type Draft } from '../saving/draft'
import type { Categories } from '../use-categories'
import css from './More.module.css'
import { PartFields } from './PartFields'
import { addPart, type DraftPart, leftOf, withParts } from './parts'

interface PartsFieldsProps {
  draft: Draft
  categories: Categories
  error: string | undefined
  /** The focus begins in it: it was just opened by a press. */
  isFocused: boolean
  onChange: (draft: Draft) => void
}

/** As many as the contract takes. */
const mostParts = 50

/** In place of one category: parts with a category, an amount and a note each, which have to make the amount. */
export function PartsFields({ draft, categories, error, isFocused, onChange }: PartsFieldsProps) {
  const say = useFormText()
  const parts = draft.splits ?? []
  const left = leftOf(draft)
  const change = (next: DraftPart[]) => onChange(withParts(draft, next))
  const sayLeft = useLeft()

  return (
    <fieldset className={css.parts}>
      <legend>{say('Split between categories')}</legend>
      {parts.map((part, at) => (
        <PartFields
          key={part.key}
          part={part}
          number={at + 1}
          choices={categoriesOf(draft.type, categories.categories)}
          known={categories.known}
          left={left}
          isFocused={isFocused && at === 0}
          onChange={next => change(parts.map(one => (one === part ? next : one)))}
          onRemove={
            parts.length > 2
              ? event => {
                  focusAmount(event)
                  change(parts.filter(one => one !== part))
                }
              : undefined
          }
        />
      ))}
      <p role="status" className={error || left.startsWith('-') ? css.error : css.hint}>
        {error ?? sayLeft(left)}
      </p>
      <div className={css.ways}>
        {parts.length < mostParts && (
          <Button type="button" tone="quiet" onClick={() => change(addPart(parts))}>
            <Plus size={18} /> {say('Add a part')}
          </Button>
        )}
        <Button
          type="button"
          tone="quiet"
          onClick={event => {
            focusAmount(event)
            onChange({ ...draft, splits: [] })
          }}
        >
          {say('Do not split')}
        </Button>
      </div>
    </fieldset>
  )
}

/** What was pressed is gone then. */
const focusAmount = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
  form?.querySelector<HTMLElement>('[inputmode="decimal"]')?.focus()

function useLeft() {
  const say = useFormText()
  return (left: string) => {
    const amount = formatAmount(left.replace('-', ''), { decimals: 'needed' })
    if (!/[1-9]/.test(left)) return say('The parts make the amount.')
    return left.startsWith('-')
      ? say('{amount} too much', { amount })
      : say('{amount} left to divide', { amount })
  }
}
