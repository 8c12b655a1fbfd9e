import type { Friend, SharesAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { ListTotals } from '@pundi/kit/ui'
import { use } from 'react'
import { TryAgain } from '../../TryAgain'
import { useText } from '../catalogue/text'
import board from '../../board.module.css'
import css from './FriendsBoard.module.css'
import { FriendCard } from './FriendCard'

interface FriendsBoardProps {
  /** Null where they could not be loaded. */
  later: Promise<SharesAnswer | null>
  onSettle: (friend: Friend) => void
}

/** Who owes whom since when, of shared expenses. Nothing where nothing is open. */
export function FriendsBoard({ later, onSettle }: FriendsBoardProps) {
  const text = useText()
  const answer = use(later)
  if (answer === null) return <TryAgain message={text('Your shared expenses could not be loaded.')} />
  const { data: friends, meta } = answer
  if (friends.length === 0) return null
  const sum = (name: string, amount: string) =>
    /[1-9]/.test(amount) ? [{ name, amount: formatAmount(amount, { decimals: 'needed' }) }] : []
  return (
    <section className={board.board} aria-label={text('Shared with friends')}>
      <h2 className={board.title}>{text('Shared with friends')}</h2>
      <ListTotals
        count={text('{count, plural, =1 {1 friend} other {# friends}}', { count: meta.total })}
        busy={undefined}
        sums={[
          ...sum(text('Friends owe you'), meta.owed_to_me),
          ...sum(text('You owe friends'), meta.owed_by_me),
        ]}
      />
      <ul className={`${board.cards} ${css.friends}`}>
        {friends.map(friend => (
          <FriendCard key={friend.name} friend={friend} onSettle={() => onSettle(friend)} />
        ))}
      </ul>
    </section>
  )
}
