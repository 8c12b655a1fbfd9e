import { useText } from '../../../catalogue/text'
import type { WalletNames } from '../../../record/describe-record'
import { useFormText } from '../../catalogue/text'
import type { LineTransfer } from '../transfer-body'
import type { Line } from '../use-line'
import { AmountPart } from './AmountPart'
import { DayPart } from './DayPart'
import { Part, Problem } from './Part'
import css from './Understood.module.css'

interface UnderstoodTransferProps {
  line: Line
  transfer: LineTransfer
  wallets: WalletNames
  /** What the server refused, by field. */
  errors: Record<string, string>
}

/** What a line that moves money is understood as, field by field: nothing is saved that does not stand here. */
export function UnderstoodTransfer({ line, transfer, wallets, errors }: UnderstoodTransferProps) {
  const text = useText()
  const say = useFormText()
  const { amount, amountWritten, description, transfer: { fee } = {} } = line.reading
  const nameOf = (id: number | null | undefined) => {
    if (id === undefined) return <Problem>{say('Choose one below')}</Problem>
    return id === null ? say('Outside my wallets') : wallets?.get(id)
  }
  return (
    <div role="group" aria-label={say('Understood as')}>
      <dl className={css.understood} aria-live="polite">
        <AmountPart
          label={text('Amount')}
          amount={amount}
          written={amountWritten}
          problem={errors['amount']}
        />
        <Part label={text('Type')}>{say('Transfer')}</Part>
        <Part label={say('From wallet')} problem={errors['from_wallet_id']}>
          {nameOf(transfer.from)}
        </Part>
        <Part label={say('To wallet')} problem={errors['to_wallet_id']}>
          {nameOf(transfer.to)}
        </Part>
        <DayPart reading={line.reading} problem={errors['transfer_date']} />
        {fee && (
          <>
            <AmountPart label={say('Fee')} {...fee} problem={errors['fee']} />
            <Part label={say('Category of the fee')} problem={errors['fee_category_id']}>
              {line.feeCategory?.name ?? <Problem>{say('Choose one below')}</Problem>}
            </Part>
          </>
        )}
        {description && (
          <Part label={text('Description')} problem={errors['description']}>
            {description}
          </Part>
        )}
      </dl>
    </div>
  )
}
