import type { Wallet, Transfer } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { Button, Field, IconButton } from '@pundi/kit/ui'
import { ArrowUpDown, Trash2 } from 'lucide-react'
import { useText } from '../catalogue/text'
import { ChangedSince } from '../../save-form/ChangedSince'
import { Differences } from '../../save-form/Differences'
import { EarlierChoice } from './EarlierChoice'
import { FeeFields } from './FeeFields'
import { FormDialog } from '../fields/FormDialog'
import css from '../fields/forms.module.css'
import { MoneyField } from '../fields/MoneyField'
import type { MoneyFormProps } from '../use-money-form'
import { WalletField } from '../fields/WalletField'
import type { FieldNames } from '../fields/names'

export function TransferForm({ purpose, state, form, wallets, transfers = [] }: MoneyFormProps<'transfer'>) {
  const text = useText()
  const { transfer } = purpose
  const { field, errors } = state
  const now = transfer && transfers.find(({ id }) => id === transfer.id)
  const begun = transfer ? valuesOf(transfer) : blank(wallets, purpose.from)
  const values = { ...begun, ...state.typed }
  const { from_wallet_id: from, to_wallet_id: to } = values
  const change = transfer ? 'changeTransfer' : 'addTransfer'
  const sent = transfer && { id: String(transfer.id) }
  const offered = wallets.filter(
    ({ id, is_closed: isClosed }) =>
      !isClosed || [begun.from_wallet_id, begun.to_wallet_id].includes(String(id)),
  )

  return (
    <FormDialog
      title={transfer ? text('Edit the transfer') : text('Transfer')}
      label={text('Save')}
      state={state}
      onSubmit={state.submit(change, { ...sent, ...(transfer && { version: transfer.version }) })}
      changedSince={
        state.isChangedSince && (
          <ChangedSince
            onKeep={() => state.send(change, { ...values, ...sent })}
            onTake={now && (() => form.take({ form: 'transfer', transfer: now }))}
          >
            {now && (
              <Differences record={{ kind: 'transfer', now, wallets }} saved={valuesOf(now)} typed={values} />
            )}
          </ChangedSince>
        )
      }
    >
      <MoneyField label={text('Amount')} {...field('amount')} defaultValue={values.amount} required />
      <div className={css.sides}>
        <WalletField
          label={text('From wallet')}
          {...field('from_wallet_id')}
          chosen={from}
          wallets={offered}
        />
        <IconButton
          label={text('Swap wallets')}
          onClick={() => state.keep({ ...values, from_wallet_id: to, to_wallet_id: from })}
        >
          <ArrowUpDown />
        </IconButton>
        <WalletField label={text('To wallet')} {...field('to_wallet_id')} chosen={to} wallets={offered} />
      </div>
      <Field label={text('Date')} {...field('transfer_date')}>
        <input type="date" defaultValue={values.transfer_date} max="9999-12-31" required />
      </Field>
      <EarlierChoice
        wallets={wallets.filter(({ id }) => [from, to].includes(String(id)))}
        day={values.transfer_date}
        isChosen={values.begins === 'earlier'}
      />
      <Field label={text('Note (optional)')} {...field('description')}>
        <input defaultValue={values.description} maxLength={500} autoComplete="off" />
      </Field>
      <FeeFields values={values} field={field} />
      {transfer && errors.days && (
        <div className={css.result} role="alert">
          <p>{errors.days}</p>
          <div className={css.choices}>
            {(['keep', 'offer'] as const).map(days => (
              <Button
                key={days}
                type="button"
                tone="danger"
                onClick={() => state.send('removeTransfer', { id: String(transfer.id), days })}
              >
                {days === 'keep' ? text('Only this') : text('Mark it as due again')}
              </Button>
            ))}
          </div>
        </div>
      )}
      {transfer && !errors.days && (
        <Button
          type="button"
          tone="quiet"
          className={css.open}
          onClick={() => state.send('removeTransfer', { id: String(transfer.id) })}
        >
          <Trash2 size={18} /> {text('Delete the transfer')}
        </Button>
      )}
      <p className={css.soft}>
        {text('A transfer is neither income nor an expense, but its fee is an expense.')}
      </p>
    </FormDialog>
  )
}

function blank(wallets: Wallet[], from?: number): TransferValues {
  const open = wallets.filter(({ is_closed: isClosed }) => !isClosed)
  const first = open.find(({ id }) => id === from) ?? open[0]
  const second = open.find(wallet => wallet !== first)
  return {
    amount: '',
    from_wallet_id: String(first?.id ?? ''),
    to_wallet_id: String(second?.id ?? ''),
    transfer_date: today(),
    description: '',
    fee: '',
    fee_category_id: '',
  }
}

type Input = Exclude<FieldNames['transfer'], 'begins' | 'days'>
type TransferValues = Record<Input, string>

const valuesOf = (transfer: Transfer): TransferValues => ({
  amount: transfer.amount,
  from_wallet_id: String(transfer.from_wallet_id ?? ''),
  to_wallet_id: String(transfer.to_wallet_id ?? ''),
  transfer_date: transfer.transfer_date,
  description: transfer.description,
  fee: transfer.fee ?? '',
  fee_category_id: String(transfer.fee_category_id ?? ''),
})
