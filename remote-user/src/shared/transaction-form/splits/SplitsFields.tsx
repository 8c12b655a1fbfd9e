import { formatAmount } from '@pundi/kit/format'
import { Button } from '@pundi/kit/ui'
import { Plus } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useFormText } from '../catalogue/text'
import { categoriesOf, type Draft } from '../../booking-draft/draft'
import type { Categories } from '../../categories/use-categories'
import css from '../More.module.css'
import { SplitFields } from './SplitFields'
import { addSplit, type DraftSplit, leftToSplit, withSplits } from '../../booking-draft/splits'

interface SplitsFieldsProps {
  draft: Draft
  categories: Categories
  error: string | undefined
  isFocused: boolean
  onChange: (draft: Draft) => void
}

/** Maximum in the API contract. */
const mostSplits = 50

export function SplitsFields({ draft, categories, error, isFocused, onChange }: SplitsFieldsProps) {
  const say = useFormText()
  const splits = draft.splits ?? []
  const left = leftToSplit(draft)
  const change = (next: DraftSplit[]) => onChange(withSplits(draft, next))
  const sayLeft = useLeft()

  return (
    <fieldset className={css.parts}>
      <legend>{say('Split between categories')}</legend>
      {splits.map((split, at) => (
        <SplitFields
          key={split.key}
          split={split}
          number={at + 1}
          choices={categoriesOf(draft.type, categories.categories)}
          known={categories.known}
          left={left}
          isFocused={isFocused && at === 0}
          onChange={next => change(splits.map(one => (one === split ? next : one)))}
          onRemove={
            splits.length > 2
              ? event => {
                  focusAmount(event)
                  change(splits.filter(one => one !== split))
                }
              : undefined
          }
        />
      ))}
      <p role="status" className={error || left.startsWith('-') ? css.error : css.hint}>
        {error ?? sayLeft(left)}
      </p>
      <div className={css.ways}>
        {splits.length < mostSplits && (
          <Button type="button" tone="quiet" onClick={() => change(addSplit(splits))}>
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
          {say('Don’t split')}
        </Button>
      </div>
    </fieldset>
  )
}

/** Moves the focus to the amount, because the pressed button has been removed. */
const focusAmount = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) =>
  form?.querySelector<HTMLElement>('[inputmode="decimal"]')?.focus()

function useLeft() {
  const say = useFormText()
  return (left: string) => {
    const amount = formatAmount(left.replace('-', ''), { decimals: 'needed' })
    if (!/[1-9]/.test(left)) return say('The parts add up.')
    return left.startsWith('-') ? say('{amount} over', { amount }) : say('{amount} left to split', { amount })
  }
}
