import type { Friend, SharesAnswer } from '@pundi/contract'
import { formatAmount } from '@pundi/kit/format'
import { ListTotals } from '@pundi/kit/ui'
import { TryAgain } from '../../../shared/retry/TryAgain'
import { useText } from '../../../shared/money-form/catalogue/text'
import board from '../../../shared/board/board.module.css'
import css from './FriendsBoard.module.css'
import { FriendCard } from './FriendCard'

interface FriendsBoardProps {
  answer: SharesAnswer | null
  onSettle: (friend: Friend) => void
}

export function FriendsBoard({ answer, onSettle }: FriendsBoardProps) {
  const text = useText()
  if (answer === null) return <TryAgain message={text('We couldn’t load your split expenses.')} />
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
