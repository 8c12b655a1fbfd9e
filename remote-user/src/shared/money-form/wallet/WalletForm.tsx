import { type Wallet, type WalletKind } from '@pundi/contract'
import { formatAmount, formatDay, today } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { kinds } from './kinds'
import type { Values } from '../fields/typed'
import { isOwed, mayOwe, sizeOf } from '../fields/signed-amount'
import { ChangedSince, Differences } from '../../save-form/ChangedSince'
import { BroughtIn } from './BroughtIn'
import { DebtFields } from './DebtFields'
import { FormDialog } from '../fields/FormDialog'
import { isSameValue } from '../../save-form/is-same-value'
import { KindChoice } from './KindChoice'
import { MoneyField } from '../fields/MoneyField'
import type { MoneyFormProps } from '../use-money-form'

/** Adds or edits a wallet. If the wallet is deleted meanwhile, the input stays, for a new wallet. */
export function WalletForm({ purpose, state, form, wallets }: MoneyFormProps<'wallet'>) {
  const text = useText()
  const { wallet } = purpose
  const now = wallet && wallets.find(({ id }) => id === wallet.id)
  const isChange = wallet !== undefined && (now !== undefined || wallets.length === 0)
  const values: Values = { ...(wallet ? valuesOf(wallet) : blank()), ...state.typed }
  const { kind = 'cash' } = values
  const sent: Values = wallet ? { id: String(wallet.id), is_closed: String((now ?? wallet).is_closed) } : {}
  const change = isChange ? 'changeWallet' : 'addWallet'

  return (
    <FormDialog
      title={isChange ? text('Edit the wallet') : text('New wallet')}
      label={text('Save')}
      state={state}
      onSubmit={state.submit(change, { ...sent, ...(wallet && { version: wallet.version }) })}
      changedSince={
        state.isChangedSince && (
          <ChangedSince
            onKeep={() => state.send({ ...values, ...sent, change })}
            onTake={now && (() => form.take({ form: 'wallet', wallet: now }))}
          >
            {now && <Differences rows={differencesOf(now, values, text)} />}
          </ChangedSince>
        )
      }
    >
      <Field label={text('Name')} name="name" error={state.errors['name']}>
        <input
          defaultValue={values['name']}
          placeholder={text('BCA, GoPay, cash at home...')}
          maxLength={60}
          autoComplete="off"
          required
        />
      </Field>
      <KindChoice chosen={kind as WalletKind} />
      <MoneyField
        label={text('Opening balance')}
        name="opening_balance"
        defaultValue={values['opening_balance'] ?? ''}
        hint={text('The balance at the beginning of that day. Leave empty for zero.')}
        error={state.errors['opening_balance']}
        side={mayOwe(kind) ? sideOf(values) : undefined}
      />
      <Field label={text('As of')} name="opening_date" error={state.errors['opening_date']}>
        <input type="date" defaultValue={values['opening_date']} max="9999-12-31" required />
      </Field>
      <BroughtIn day={values['opening_date'] ?? ''} wallets={wallets} />
      {mayOwe(kind) && <DebtFields values={values} errors={state.errors} />}
    </FormDialog>
  )
}

const blank = (): Values => ({ name: '', kind: 'cash', opening_balance: '', opening_date: today() })

const valuesOf = ({ name, kind, opening_balance: balance, opening_date, ...debt }: Wallet): Values => ({
  name,
  kind,
  opening_balance: Number(balance) === 0 ? '' : sizeOf(balance),
  opening_balance_side: isOwed(balance) || Number(balance) === 0 ? 'owed' : 'there',
  opening_date,
  due_day: String(debt.due_day ?? ''),
  instalments: String(debt.instalments ?? ''),
})

/** Cards and loans start with a debt by default. */
const sideOf = ({ opening_balance_side: side }: Values) => (side === 'there' ? 'there' : 'owed')

function differencesOf(now: Wallet, values: Values, text: ReturnType<typeof useText>) {
  const current = valuesOf(now)
  const rows = [
    { field: 'name', label: text('Name'), now: now.name },
    { field: 'kind', label: text('Wallet type'), now: text(kinds[now.kind].name) },
    {
      field: 'opening_balance',
      label: text('Opening balance'),
      now: formatAmount(now.opening_balance, { decimals: 'needed' }),
    },
    { field: 'opening_date', label: text('As of'), now: formatDay(now.opening_date) },
    { field: 'due_day', label: text('Due day (optional)'), now: String(now.due_day ?? '–') },
    { field: 'instalments', label: text('Months to pay (optional)'), now: String(now.instalments ?? '–') },
  ]
  const isOtherSide = mayOwe(now.kind) && sideOf(current) !== sideOf(values)
  return rows.filter(
    ({ field }) =>
      !isSameValue(current[field], values[field]) || (field === 'opening_balance' && isOtherSide),
  )
}
