import { listDue, type Wallet } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { Field } from '@pundi/kit/ui'
import { handledByForm } from '../../save-form/handled-by-form'
import { CategoryField } from '../fields/CategoryField'
import { FormDialog } from '../fields/FormDialog'
import css from '../fields/forms.module.css'
import { MoneyField } from '../fields/MoneyField'
import type { MoneyFormProps } from '../use-money-form'
import { mayOwe } from '../fields/signed-amount'
import type { FieldNames } from '../fields/names'
import { useText } from '../catalogue/text'
import { BooksChoice } from './BooksChoice'
import { DuePreview } from './DuePreview'
import { monthDayFrom, MonthDayField } from './MonthDayField'

export function PurchaseForm({ state, wallets }: MoneyFormProps<'purchase'>) {
  const text = useText()
  const offered = wallets.filter(({ kind, is_closed: isClosed }) => mayOwe(kind) && !isClosed)
  const values = { ...blank(offered), ...state.typed }
  const { field } = state

  return (
    <FormDialog
      title={text('New instalment purchase')}
      label={text('Save')}
      state={state}
      onSubmit={state.submit('addInstalments', {})}
    >
      <Field label={text('Name')} {...field('name')}>
        <input
          defaultValue={values.name}
          placeholder={text('Fridge, phone, tickets...')}
          maxLength={100}
          autoComplete="off"
          required
        />
      </Field>
      <MoneyField
        label={text('Total to pay')}
        {...field('amount')}
        defaultValue={values.amount}
        hint={text('All instalments together, with interest and fees.')}
        required
      />
      <div className={css.pair}>
        <Field label={text('How many instalments')} {...field('count')}>
          <input type="number" inputMode="numeric" min={2} max={120} defaultValue={values.count} required />
        </Field>
        <Field label={text('First due date')} {...field('first_due')}>
          <input type="date" defaultValue={values.first_due} max="9999-12-31" required />
        </Field>
      </div>
      <MonthDayField {...field('month_day')} values={values} />
      <DuePreview values={values} />
      <Field label={text('Card or loan used')} {...field('wallet_id')}>
        <select value={values.wallet_id} onChange={handledByForm} required>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <div className={css.pair}>
        <Field label={text('Purchase date')} {...field('date')}>
          <input type="date" defaultValue={values.date} max="9999-12-31" required />
        </Field>
        <CategoryField
          label={text('Category')}
          {...field('category_id')}
          chosen={values.category_id}
          required
        />
      </div>
      <BooksChoice {...field('books')} chosen={values.books} />
    </FormDialog>
  )
}

function blank(offered: Wallet[]): Record<FieldNames['purchase'], string> {
  const date = today()
  const [, next] = listDue({ currency: 'IDR', amount: '2.00', count: 2, first_due: date })
  const first_due = next?.due_date ?? date
  return {
    ...{ name: '', amount: '', count: '3', date, first_due, month_day: monthDayFrom(date, first_due) },
    ...{ wallet_id: String(offered[0]?.id ?? ''), category_id: '', books: 'at_once' },
  }
}
