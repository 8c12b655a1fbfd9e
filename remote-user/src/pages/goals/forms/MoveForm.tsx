import type { addGoalMove, BodyOf } from '@pundi/contract'
import { AmountField } from '@pundi/kit/amount'
import { amountStyle, formatAmount, formatDay, today } from '@pundi/kit/format'
import type { NamesOf } from '@pundi/kit/form'
import { usePromise } from '@pundi/kit/list'
import { Button, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { FormDialog } from '../../../shared/save-form/FormDialog'
import { useText } from '../catalogue/text'
import type { FieldsOf } from '../change-goals'
import { proposeAmount, proposeShare } from '../propose-amount'
import css from './forms.module.css'
import { warmChanges } from '../load-goals'
import type { Income } from '../load-incomes'
import type { OpenFormProps } from '../purpose'

const names = ['amount', 'moved_on'] satisfies NamesOf<BodyOf<typeof addGoalMove>>[]

export function MoveForm({ purpose, incomes, ...form }: OpenFormProps<'putAside' | 'takeOut'>) {
  const text = useText()
  const { goal } = purpose
  const { id, name, saved, due_on: due, is_reached: wasReached } = goal
  const isAside = purpose.form === 'putAside'
  const begun = { amount: isAside ? proposeAmount(goal) : '', moved_on: today(), pressed: 0 }
  const [proposed, setProposed] = useState(begun)
  const coming = (usePromise(incomes) ?? []).filter(({ day }) => due === null || day <= due)
  return (
    <FormDialog
      {...form}
      names={names}
      action="/goals"
      onBegin={warmChanges}
      title={isAside ? text('Set aside for {name}', { name }) : text('Withdraw from {name}', { name })}
      label={isAside ? text('Set aside') : text('Withdraw')}
      change={purpose.form}
      sent={
        { id: String(id), was_reached: String(wasReached), today: today() } satisfies FieldsOf['putAside']
      }
    >
      {field => (
        <>
          {isAside && !wasReached && coming.length > 0 && (
            <Incomes
              incomes={coming}
              onChoose={({ amount, day }) =>
                setProposed({
                  ...{ amount: proposeShare(goal, amount), moved_on: day },
                  pressed: proposed.pressed + 1,
                })
              }
            />
          )}
          <AmountField
            key={`amount ${proposed.pressed}`}
            {...amountStyle()}
            label={text('Amount')}
            {...field('amount')}
            defaultValue={proposed.amount}
            hint={
              isAside
                ? text('The money stays where it is. You just have less to spend today.')
                : text('{amount} saved so far.', { amount: formatAmount(saved, { decimals: 'needed' }) })
            }
            required
            hasKeys
            submitsRefused
          />
          <Field
            key={`day ${proposed.pressed}`}
            label={text('Date')}
            {...field('moved_on')}
            hint={
              isAside
                ? text('With a future date, the transaction is planned and counts on that date.')
                : undefined
            }
          >
            <input type="date" defaultValue={proposed.moved_on} max="9999-12-31" required />
          </Field>
        </>
      )}
    </FormDialog>
  )
}

interface IncomesProps {
  incomes: Income[]
  onChoose: (income: Income) => void
}

function Incomes({ incomes, onChoose }: IncomesProps) {
  const text = useText()
  return (
    <fieldset className={css.incomes}>
      <legend>{text('Set aside from future income')}</legend>
      {incomes.map(income => (
        <Button key={income.key} type="button" tone="quiet" onClick={() => onChoose(income)}>
          {[income.name, formatDay(income.day), formatAmount(income.amount, { decimals: 'needed' })].join(
            ' · ',
          )}
        </Button>
      ))}
    </fieldset>
  )
}
