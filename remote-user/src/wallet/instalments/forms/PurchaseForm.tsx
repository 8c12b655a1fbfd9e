import { listDue, type Wallet } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { letFormRead } from '../../../let-form-read'
import { CategoryField } from '../../forms/CategoryField'
import { FormDialog } from '../../forms/FormDialog'
import css from '../../forms/forms.module.css'
import { MoneyField } from '../../forms/MoneyField'
import type { MoneyFormProps } from '../../forms/use-money-form'
import { mayOwe } from '../../signed-amount'
import type { Values } from '../../typed'
import { useText } from '../catalogue/text'
import { BooksChoice } from './BooksChoice'
import { DuePreview } from './DuePreview'

/** Books a purchase that is paid in instalments. It shows what will be due when before it is saved. */
export function PurchaseForm({ state, wallets }: MoneyFormProps<'purchase'>) {
  const text = useText()
  const offered = wallets.filter(({ kind, is_closed: isClosed }) => mayOwe(kind) && !isClosed)
  const values: Values = { ...blank(offered), ...state.typed }
  const { errors } = state

  return (
    <FormDialog
      title={text('New purchase in instalments')}
      label={text('Save')}
      state={state}
      onSubmit={state.submit('addInstalments', {})}
    >
      <Field label={text('Name')} name="name" error={errors['name']}>
        <input
          defaultValue={values['name']}
          placeholder={text('Fridge, phone, tickets...')}
          maxLength={100}
          autoComplete="off"
          required
        />
      </Field>
      <MoneyField
        label={text('What is paid in all')}
        name="amount"
        defaultValue={values['amount'] ?? ''}
        hint={text('With interest and costs: all instalments together.')}
        error={errors['amount']}
        required
      />
      <div className={css.pair}>
        <Field label={text('How many instalments')} name="count" error={errors['count']}>
          <input
            type="number"
            inputMode="numeric"
            min={2}
            max={120}
            defaultValue={values['count']}
            required
          />
        </Field>
        <Field label={text('First due day')} name="first_due" error={errors['first_due']}>
          <input type="date" defaultValue={values['first_due']} max="9999-12-31" required />
        </Field>
      </div>
      <DuePreview values={values} />
      <Field label={text('Card or loan that owes it')} name="wallet_id" error={errors['wallet_id']}>
        <select value={values['wallet_id']} onChange={letFormRead} required>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <div className={css.pair}>
        <Field label={text('Day of the purchase')} name="date" error={errors['date']}>
          <input type="date" defaultValue={values['date']} max="9999-12-31" required />
        </Field>
        <CategoryField
          label={text('Category')}
          name="category_id"
          chosen={values['category_id'] ?? ''}
          error={errors['category_id']}
          required
        />
      </div>
      <BooksChoice chosen={values['books'] ?? ''} error={errors['books']} />
    </FormDialog>
  )
}

/** Three instalments from the next month on, owed by the first card or loan. */
function blank(offered: Wallet[]): Values {
  const date = today()
  const [, next] = listDue({ currency: 'IDR', amount: '2.00', count: 2, first_due: date })
  return {
    ...{ name: '', amount: '', count: '3', date, first_due: next?.due_date ?? date },
    ...{ wallet_id: String(offered[0]?.id ?? ''), category_id: '', books: 'at_once' },
  }
}
