import type { Wallet } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import type { FieldNames, FieldName } from '../fields/names'
import { isOwed, mayOwe, sizeOf } from '../fields/signed-amount'
import { ChangedSince } from '../../save-form/ChangedSince'
import { Differences } from '../../save-form/Differences'
import { BroughtIn } from './BroughtIn'
import { DebtFields } from './DebtFields'
import { FormDialog } from '../fields/FormDialog'
import { MoneyField } from '../fields/MoneyField'
import type { MoneyFormProps } from '../use-money-form'
import { handledByForm } from '../../save-form/handled-by-form'
import { allKinds, kinds } from './kinds'
import { WalletIcon } from './WalletIcon'
import choice from '../fields/choice.module.css'
import css from './WalletForm.module.css'

type Input = Exclude<FieldNames['wallet'], 'is_closed'>
type Values = Record<Input, string>

/** If the wallet is deleted elsewhere, the form keeps its input and adds a new wallet. */
export function WalletForm({ purpose, state, form, wallets }: MoneyFormProps<'wallet'>) {
  const text = useText()
  const { wallet } = purpose
  const { field } = state
  const now = wallet && wallets.find(({ id }) => id === wallet.id)
  const isChange = wallet !== undefined && (now !== undefined || wallets.length === 0)
  const values: Values = { ...(wallet ? valuesOf(wallet) : blank()), ...state.typed }
  const { kind } = values
  const sent = wallet && { id: String(wallet.id), is_closed: String((now ?? wallet).is_closed) }
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
            onKeep={() => state.send(change, { ...values, ...sent })}
            onTake={now && (() => form.take({ form: 'wallet', wallet: now }))}
          >
            {now && (
              <Differences
                record={{ kind: 'wallet', now }}
                saved={comparable(valuesOf(now))}
                typed={comparable(values)}
              />
            )}
          </ChangedSince>
        )
      }
    >
      <Field label={text('Name')} {...field('name')}>
        <input
          defaultValue={values.name}
          placeholder={text('BCA, GoPay, cash at home...')}
          maxLength={60}
          autoComplete="off"
          required
        />
      </Field>
      <KindChoice name="kind" chosen={kind} />
      <MoneyField
        label={text('Opening balance')}
        {...field('opening_balance')}
        defaultValue={values.opening_balance}
        hint={text('The balance at the start of the day chosen below. Leave empty for zero.')}
        side={mayOwe(kind) ? sideOf(values) : undefined}
      />
      <Field label={text('As of')} {...field('opening_date')}>
        <input type="date" defaultValue={values.opening_date} max="9999-12-31" required />
      </Field>
      <BroughtIn day={values.opening_date} wallets={wallets} />
      {mayOwe(kind) && <DebtFields values={values} field={field} />}
    </FormDialog>
  )
}

const blank = (): Values => ({
  ...{ name: '', kind: 'cash', opening_balance: '', opening_balance_side: 'owed', opening_date: today() },
  ...{ due_day: '', instalments: '' },
})

const valuesOf = ({ name, kind, opening_balance: balance, opening_date, ...debt }: Wallet): Values => ({
  name,
  kind,
  opening_balance: Number(balance) === 0 ? '' : sizeOf(balance),
  opening_balance_side: isOwed(balance) || Number(balance) === 0 ? 'owed' : 'there',
  opening_date,
  due_day: String(debt.due_day ?? ''),
  instalments: String(debt.instalments ?? ''),
})

/** By default, a card or loan starts with a debt. */
const sideOf = ({ opening_balance_side: side }: Values) => (side === 'there' ? 'there' : 'owed')

/**
 * Prepares the values for a comparison with the saved wallet. For wallets that cannot have a debt,
 * ignores the choice between "You have" and "You owe".
 */
const comparable = (values: Values): Values => ({
  ...values,
  opening_balance_side: mayOwe(values.kind) ? sideOf(values) : '',
})

function KindChoice({ name, chosen }: { name: FieldName; chosen: string }) {
  const text = useText()
  return (
    <fieldset className={choice.group}>
      <legend>{text('Wallet type')}</legend>
      <div className={css.choices}>
        {allKinds.map(kind => (
          <label key={kind} className={`${choice.choice} ${css.choice}`}>
            <input type="radio" name={name} value={kind} checked={kind === chosen} onChange={handledByForm} />
            <WalletIcon kind={kind} />
            {text(kinds[kind].name)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
