import { useText } from '../../../catalogue/text'
import { useFormText } from '../../catalogue/text'
import type { CategoryReason } from '../find-category'
import type { LineReading } from '../read-line'
import type { Line } from '../use-line'
import { AmountPart } from './AmountPart'
import { DayPart } from './DayPart'
import { Part, Problem } from './Part'
import css from './Understood.module.css'

interface UnderstoodProps {
  line: Line
  wallet: string | undefined
  /** Why the wallet is proposed, if it is. */
  reason: 'category' | 'last' | 'first' | undefined
  /** What the server refused, by field. */
  errors: Record<string, string>
}

/** What the line is understood as, field by field: nothing is saved that does not stand here. */
export function Understood({ line, wallet, reason: proposed, errors }: UnderstoodProps) {
  const text = useText()
  const say = useFormText()
  const sayReason = useReason()
  const { amount, amountWritten, description, category: found, isRefund } = line.reading
  const { category, isChosen } = line
  const reason = !isChosen && 'reason' in found && found.reason

  return (
    <div role="group" aria-label={say('Understood as')}>
      <dl className={css.understood} aria-live="polite">
        <AmountPart
          label={text('Amount')}
          amount={amount}
          written={amountWritten}
          problem={errors['amount']}
        />
        <Part label={text('Category')} problem={errors['category_id']}>
          {category ? (
            <>
              {category.name}
              {reason && <small>{sayReason(reason)}</small>}
            </>
          ) : (
            <Problem>{say('Choose one below')}</Problem>
          )}
        </Part>
        {(category || isRefund) && (
          <Part label={text('Type')} problem={errors['type'] ?? errors['is_refund']}>
            {text(category?.type ?? 'expense')}
            {isRefund && ` · ${say('Money back')}`}
          </Part>
        )}
        <DayPart reading={line.reading} problem={errors['transaction_date']} />
        <WalletPart
          named={line.reading.wallet}
          wallet={wallet}
          reason={line.isWalletChosen ? undefined : proposed}
          problem={errors['wallet_id']}
        />
        <Part label={text('Description')} problem={errors['description']}>
          {description || <Problem>{say('No description yet')}</Problem>}
        </Part>
      </dl>
    </div>
  )
}

interface WalletPartProps {
  /** What the line names. */
  named: LineReading['wallet']
  wallet: string | undefined
  reason: UnderstoodProps['reason']
  problem: string | undefined
}

/** The wallet, if any, and where it comes from. */
function WalletPart({ named, wallet, reason, problem }: WalletPartProps) {
  const say = useFormText()
  if (named.among.length > 0) {
    const written = named.among.map(({ name }) => name).join(', ')
    return (
      <Part label={say('Wallet')} problem={problem}>
        {wallet}
        <Problem>
          {say('Several wallets: {written}. Write one, or put the others in quotes.', { written })}
        </Problem>
      </Part>
    )
  }
  if (wallet === undefined) return null
  return (
    <Part label={say('Wallet')} problem={problem}>
      {wallet}
      {named.wallet?.name === wallet && <small>{say('its name is in the line')}</small>}
      {reason === 'category' && <small>{say('As last time in this category')}</small>}
    </Part>
  )
}

function useReason() {
  const say = useFormText()
  return (reason: CategoryReason) => {
    if (reason.by === 'name') return say('its name is in the line')
    const { count, of } = reason
    if (reason.by === 'same')
      return say('like {count} of your {of} transactions with this description', { count, of })
    return say('like {count} of your {of} transactions with “{words}”', { count, of, words: reason.words })
  }
}
