import { AmountField } from '@pundi/kit/amount'
import { amountStyle } from '@pundi/kit/format'
import { Field, IconButton } from '@pundi/kit/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useFormText } from '../catalogue/text'
import css from '../More.module.css'
import { type DraftShare, shareAmountName } from '../../booking-draft/shares'

interface ShareFieldsProps {
  share: DraftShare
  /** Counted from 1. */
  number: number
  friends: string
  onChange: (share: DraftShare) => void
  onRemove: () => void
}

export function ShareFields({ share, number, friends, onChange, onRemove }: ShareFieldsProps) {
  const say = useFormText()
  return (
    <div className={css.part} role="group" aria-label={say('Friend {number}', { number })}>
      <Field label={say('Name of friend {number}', { number })} name={`share_name_${share.key}`}>
        <input
          value={share.name}
          list={friends}
          maxLength={60}
          autoComplete="off"
          onChange={event => {
            event.stopPropagation()
            onChange({ ...share, name: event.target.value })
          }}
        />
      </Field>
      <ShareAmount key={share.fillings} share={share} label={say('Friend {number}’s amount', { number })} />
      <div className={css.last}>
        <Field label={say('Friend {number}: who owes whom', { number })} name={`share_owed_by_${share.key}`}>
          <select
            value={share.owed_by}
            onChange={event => {
              event.stopPropagation()
              onChange({ ...share, owed_by: event.target.value === 'me' ? 'me' : 'friend' })
            }}
          >
            <option value="friend">{say('Your friend owes you')}</option>
            <option value="me">{say('You owe your friend')}</option>
          </select>
        </Field>
        <IconButton label={say('Remove friend {number}', { number })} type="button" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
    </div>
  )
}

/** The field is uncontrolled: to change its amount from outside, change the `key`. */
function ShareAmount({ share, label }: { share: DraftShare; label: string }) {
  const [begun] = useState(share.amount)
  return <AmountField label={label} name={shareAmountName(share)} {...amountStyle()} defaultValue={begun} />
}
