import type { Transaction } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { Button, Checkbox, Field } from '@pundi/kit/ui'
import { Split } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../../catalogue/text'
import { useFormText } from '../catalogue/text'
import type { Draft } from '../../booking-draft/draft'
import css from '../More.module.css'
import { isShareable, writtenShares } from '../../booking-draft/shares'
import { SharesField } from '../shares/SharesField'
import { tagsOf } from './tags/tags'
import { TagsField } from './tags/TagsField'
import { moreNames, type TransactionName } from './names'

interface MoreFieldsProps {
  draft: Draft
  past: readonly Transaction[]
  errors: Typed<TransactionName>
  onChange: (draft: Draft) => void
  onSplit: () => void
  onOpen: () => void
}

export function MoreFields({ draft, past, errors, onChange, onSplit, onOpen }: MoreFieldsProps) {
  const text = useText()
  const say = useFormText()
  const [isOpened, setOpened] = useState(false)
  const isRefund = draft.type === 'expense' && draft.is_refund === true
  const isRefused = moreNames.some(name => errors[name] !== undefined)
  const friends = isShareable(draft) ? writtenShares(draft.shares ?? []).map(({ name }) => name) : []
  const held = [
    ...(isRefund ? [say('Refund')] : []),
    ...tagsOf(draft),
    ...friends,
    ...(draft.place ? [draft.place] : []),
  ]
  return (
    <details
      className={css.more}
      open={isOpened || isRefused}
      onToggle={event => {
        setOpened(event.currentTarget.open)
        if (event.currentTarget.open) onOpen()
      }}
    >
      <summary>
        <span>{text('More')}</span>
        {!isOpened && held.length > 0 && <span className={css.held}>{held.join(' · ')}</span>}
      </summary>
      <div className={css.inside}>
        {draft.type === 'expense' && (
          <div>
            <Checkbox
              label={say('This is a refund')}
              checked={isRefund}
              onChange={event => {
                event.stopPropagation()
                onChange({ ...draft, is_refund: event.target.checked })
              }}
            />
            <p className={errors.is_refund ? css.error : css.hint}>
              {errors.is_refund ?? say('Refunds lower your spending in this category.')}
            </p>
          </div>
        )}
        <TagsField draft={draft} past={past} error={errors.tags} onChange={onChange} />
        <Field label={text('Place')} name="place" error={errors.place}>
          <input
            maxLength={80}
            value={draft.place ?? ''}
            onChange={event => {
              event.stopPropagation()
              onChange({ ...draft, place: event.target.value })
            }}
          />
        </Field>
        {isShareable(draft) && (
          <SharesField draft={draft} past={past} error={errors.shares} onChange={onChange} />
        )}
        {!draft.splits?.length && (
          <Button type="button" tone="quiet" onClick={onSplit}>
            <Split size={18} /> {say('Split between categories')}
          </Button>
        )}
      </div>
    </details>
  )
}
