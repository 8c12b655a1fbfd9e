import { type Friend, findTransaction } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { AlertBox, Amount, Button, firstOfNeighbour, useFocusHeir } from '@pundi/kit/ui'
import { send } from '@pundi/platform/http'
import { HandCoins, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useText, text } from '../../../shared/money-form/catalogue/text'
import { isOwed, sizeOf } from '../../../shared/money-form/fields/signed-amount'
import board from '../../../shared/board/board.module.css'
import css from './FriendsBoard.module.css'
import { type SharedBy, shareMessage, reminderOf } from './share-reminder'
import { answerOrNull } from '../../../shared/retry/answer-or-null'
import { useUserArea } from '../../../shared/booking-draft/user-area'

interface FriendCardProps {
  friend: Friend
  onSettle: () => void
}

export function FriendCard({ friend, onSettle }: FriendCardProps) {
  const text = useText()
  const card = useFocusHeir<HTMLLIElement>(firstOfNeighbour)
  const [sharedBy, setSharedBy] = useState<SharedBy>()
  const { open, hasFailed } = useOpenExpense()
  const { name, open: owed, since, count, shares } = friend
  const isMine = isOwed(owed)
  const isOffset = !/[1-9]/.test(owed)
  return (
    <li className={`${board.card} ${css.friend}`} ref={card}>
      <div>
        <h3 className={board.name}>{name}</h3>
        <p className={board.soft}>
          {isOffset
            ? text('You owe each other the same amount')
            : isMine
              ? text('Owed by you since {day}', { day: formatDay(since) })
              : text('Owed to you since {day}', { day: formatDay(since) })}
        </p>
      </div>
      <p className={board.figure}>
        <Amount>{formatAmount(sizeOf(owed), { decimals: 'needed' })}</Amount>
      </p>
      <details className={css.shares}>
        <summary>{text('{count, plural, =1 {1 expense} other {# expenses}}', { count })}</summary>
        <ul>
          {shares.map(share => (
            <li key={share.transaction_id}>
              <span>
                <button
                  type="button"
                  className={css.opens}
                  aria-haspopup="dialog"
                  onClick={() => void open(share.transaction_id)}
                >
                  {share.description}
                </button>
                <small>{formatDay(share.transaction_date)}</small>
              </span>
              <Amount>{formatAmount(share.open, { decimals: 'needed', signed: true })}</Amount>
            </li>
          ))}
        </ul>
        {hasFailed && <AlertBox type="error">{text('Failed to fetch transactions')}</AlertBox>}
      </details>
      <div className={board.actions}>
        {!isMine && !isOffset && (
          <Button
            type="button"
            tone="quiet"
            aria-label={text('Remind {name}', { name })}
            onClick={() => void shareMessage(reminderOf(friend)).then(setSharedBy)}
          >
            <Share2 size={18} /> {text('Remind')}
          </Button>
        )}
        <Button type="button" aria-label={text('Settle up with {name}', { name })} onClick={onSettle}>
          <HandCoins size={18} /> {text('Settle')}
        </Button>
      </div>
      <p role="status" className={`${board.soft} ${css.said}`}>
        {sharedBy === 'copied' &&
          text('The message has been copied. Paste it into your chat with {name}.', { name })}
      </p>
      {sharedBy === 'neither' && (
        <textarea aria-label={text('Message to copy')} rows={3} value={reminderOf(friend)} readOnly />
      )}
    </li>
  )
}

/**
 * Opens an expense shared with a friend. First loads the whole transaction, because the list of
 * friends has only some of its fields.
 */
function useOpenExpense() {
  const { openTransaction } = useUserArea()
  const [hasFailed, setFailed] = useState(false)

  async function open(id: number) {
    const fallback = text('Failed to fetch transactions')
    const answer = await answerOrNull(send(findTransaction, { params: { id }, fallback }))
    setFailed(answer === null)
    if (answer) openTransaction({ mode: 'view', transaction: answer.data })
  }

  return { open, hasFailed }
}
