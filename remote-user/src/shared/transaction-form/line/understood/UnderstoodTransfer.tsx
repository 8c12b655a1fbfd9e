import type { Typed } from '@pundi/kit/form'
import { useText } from '../../../../catalogue/text'
import type { WalletNames } from '../../../record/wallet-names'
import { useFormText } from '../../catalogue/text'
import type { LineTransfer } from '../transfer-body'
import type { Line } from '../use-line'
import { UnderstoodAmount } from './UnderstoodAmount'
import { UnderstoodDay } from './UnderstoodDay'
import { UnderstoodField, Problem } from './UnderstoodField'
import css from './Understood.module.css'
import type { TransferName } from '../../fields/names'

interface UnderstoodTransferProps {
  line: Line
  transfer: LineTransfer
  wallets: WalletNames
  errors: Typed<TransferName>
}

/** Shows everything that will be saved. */
export function UnderstoodTransfer({ line, transfer, wallets, errors }: UnderstoodTransferProps) {
  const text = useText()
  const say = useFormText()
  const { amount, amountWritten, description, transfer: { fee } = {} } = line.reading
  const nameOf = (id: number | null | undefined) => {
    if (id === undefined) return <Problem>{say('Choose one below')}</Problem>
    return id === null ? say('Outside your wallets') : wallets?.get(id)
  }
  return (
    <div role="group" aria-label={say('We read this as')}>
      <dl className={css.understood} aria-live="polite">
        <UnderstoodAmount
          label={text('Amount')}
          amount={amount}
          written={amountWritten}
          problem={errors.amount}
        />
        <UnderstoodField label={text('Type')}>{say('Transfer')}</UnderstoodField>
        <UnderstoodField label={say('From wallet')} problem={errors.from_wallet_id}>
          {nameOf(transfer.from)}
        </UnderstoodField>
        <UnderstoodField label={say('To wallet')} problem={errors.to_wallet_id}>
          {nameOf(transfer.to)}
        </UnderstoodField>
        <UnderstoodDay reading={line.reading} problem={errors.transfer_date} />
        {fee && (
          <>
            <UnderstoodAmount label={say('Fee')} {...fee} problem={errors.fee} />
            <UnderstoodField label={say('Fee category')} problem={errors.fee_category_id}>
              {line.feeCategory?.name ?? <Problem>{say('Choose one below')}</Problem>}
            </UnderstoodField>
          </>
        )}
        {description && (
          <UnderstoodField label={text('Description')} problem={errors.description}>
            {description}
          </UnderstoodField>
        )}
      </dl>
    </div>
  )
}
