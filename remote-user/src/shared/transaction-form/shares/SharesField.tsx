import type { Transaction } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { Button } from '@pundi/kit/ui'
import { Equal, UserPlus } from 'lucide-react'
import { useFormText } from '../catalogue/text'
import type { Draft } from '../../booking-draft/draft'
import css from '../More.module.css'
import { ShareFields } from './ShareFields'
import {
  addShare,
  type DraftShare,
  friendsOf,
  mostShares,
  ownShare,
  splitEvenly,
  writtenShares,
} from '../../booking-draft/shares'

interface SharesFieldProps {
  draft: Draft
  past: readonly Transaction[]
  error: string | undefined
  onChange: (draft: Draft) => void
}

export function SharesField({ draft, past, error, onChange }: SharesFieldProps) {
  const say = useFormText()
  const shares = draft.shares ?? []
  const change = (next: DraftShare[]) => onChange({ ...draft, shares: next })
  if (shares.length === 0)
    return (
      <Button type="button" tone="quiet" onClick={() => change(addShare(shares))}>
        <UserPlus size={18} /> {say('Split with friends')}
      </Button>
    )
  const isOwn = shares.some(({ owed_by }) => owed_by === 'me')
  const own = ownShare(shares, draft.amount)
  const amount = formatAmount(own.replace('-', ''), { decimals: 'needed' })
  return (
    <fieldset className={css.parts}>
      <legend>{say('Shared with friends')}</legend>
      <datalist id={friendList}>
        {friendsOf(past).map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {shares.map((share, at) => (
        <ShareFields
          key={share.key}
          share={share}
          number={at + 1}
          friends={friendList}
          onChange={next => change(shares.map(one => (one === share ? next : one)))}
          onRemove={() => change(shares.filter(one => one !== share))}
        />
      ))}
      <p role="status" className={error || own.startsWith('-') ? css.error : css.hint}>
        {error ??
          (own.startsWith('-')
            ? say('Your friends’ shares exceed the amount by {amount}.', { amount })
            : isOwn || writtenShares(shares).length === 0
              ? say('Only you see these names. Repayments lower the expense.')
              : say('Your own share: {amount}', { amount }))}
      </p>
      <div className={css.ways}>
        {shares.length < mostShares && (
          <Button type="button" tone="quiet" onClick={() => change(addShare(shares))}>
            <UserPlus size={18} /> {say('Add a friend')}
          </Button>
        )}
        {!isOwn && draft.amount !== '' && (
          <Button type="button" tone="quiet" onClick={() => change(splitEvenly(shares, draft.amount))}>
            <Equal size={18} /> {say('Split evenly')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const friendList = 'friends-of-past'
