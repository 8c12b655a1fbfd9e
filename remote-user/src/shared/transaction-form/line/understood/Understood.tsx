import type { Typed } from '@pundi/kit/form'
import { useText } from '../../../../catalogue/text'
import { useFormText } from '../../catalogue/text'
import type { CategoryReason } from '../../../line-reader/find-category'
import type { LineReading } from '../../../line-reader/read-line'
import type { Line } from '../use-line'
import { UnderstoodAmount } from './UnderstoodAmount'
import { UnderstoodDay } from './UnderstoodDay'
import { UnderstoodField, Problem } from './UnderstoodField'
import css from './Understood.module.css'
import type { TransactionName } from '../../fields/names'

interface UnderstoodProps {
  line: Line
  wallet: string | undefined
  reason: 'category' | 'last' | 'first' | undefined
  errors: Typed<TransactionName>
}

/** Shows everything that will be saved. */
export function Understood({ line, wallet, reason: proposed, errors }: UnderstoodProps) {
  const text = useText()
  const say = useFormText()
  const sayReason = useReason()
  const { amount, amountWritten, description, category: found, isRefund } = line.reading
  const { category, isChosen } = line
  const reason = !isChosen && 'reason' in found && found.reason

  return (
    <div role="group" aria-label={say('We read this as')}>
      <dl className={css.understood} aria-live="polite">
        <UnderstoodAmount
          label={text('Amount')}
          amount={amount}
          written={amountWritten}
          problem={errors.amount}
        />
        <UnderstoodField label={text('Category')} problem={errors.category_id}>
          {category ? (
            <>
              <span>{category.name}</span>
              {reason && <small>{sayReason(reason)}</small>}
            </>
          ) : (
            <Problem>{say('Choose one below')}</Problem>
          )}
        </UnderstoodField>
        {(category || isRefund) && (
          <UnderstoodField label={text('Type')} problem={errors.type ?? errors.is_refund}>
            <span>
              <span>{text(category?.type ?? 'expense')}</span>
              {isRefund && <span> · {say('Refund')}</span>}
            </span>
          </UnderstoodField>
        )}
        <UnderstoodDay reading={line.reading} problem={errors.transaction_date} />
        <WalletPart
          named={line.reading.wallet}
          wallet={wallet}
          reason={line.isWalletChosen ? undefined : proposed}
          problem={errors.wallet_id}
        />
        <UnderstoodField label={text('Description')} problem={errors.description}>
          {description || <Problem>{say('No description yet')}</Problem>}
        </UnderstoodField>
      </dl>
    </div>
  )
}

interface WalletPartProps {
  named: LineReading['wallet']
  wallet: string | undefined
  reason: UnderstoodProps['reason']
  problem: string | undefined
}

function WalletPart({ named, wallet, reason, problem }: WalletPartProps) {
  const say = useFormText()
  if (named.among.length > 0) {
    const written = named.among.map(({ name }) => name).join(', ')
    return (
      <UnderstoodField label={say('Wallet')} problem={problem}>
        {wallet}
        <Problem>
          {say('Several wallets: {written}. Keep one, or put the others in quotes.', { written })}
        </Problem>
      </UnderstoodField>
    )
  }
  if (wallet === undefined) return null
  return (
    <UnderstoodField label={say('Wallet')} problem={problem}>
      {wallet}
      {named.wallet?.name === wallet && <small>{say('found in your text')}</small>}
      {reason === 'category' && <small>{say('Same as last time in this category')}</small>}
    </UnderstoodField>
  )
}

function useReason() {
  const say = useFormText()
  return (reason: CategoryReason) => {
    if (reason.by === 'name') return say('found in your text')
    const { count, of } = reason
    if (reason.by === 'same')
      return say('like {count} of your {of} transactions with this description', { count, of })
    return say('like {count} of your {of} transactions with “{words}”', { count, of, words: reason.words })
  }
}
