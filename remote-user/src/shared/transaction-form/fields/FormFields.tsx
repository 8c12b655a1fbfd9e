import type { Transaction } from '@pundi/contract'
import { today } from '@pundi/kit/format'
import type { Typed } from '@pundi/kit/form'
import { Field } from '@pundi/kit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { handledByForm } from '../../save-form/handled-by-form'
import { useText } from '../../../catalogue/text'
import { listUsual, rankCategories, type Usual } from '../habits/count-habits'
import { CategoryTiles } from '../habits/CategoryTiles'
import { UsualChips } from '../habits/UsualChips'
import { useFormText } from '../catalogue/text'
import { chooseCategory, type Draft, readDraft } from '../../booking-draft/draft'
import css from '../TransactionForm.module.css'
import type { Categories } from '../../categories/use-categories'
import { AmountInput } from './amount/AmountInput'
import { CategoryField } from './CategoryField'
import { DateField } from './DateField'
import { DescriptionField } from './DescriptionField'
import { useFilling } from './use-filling'
import type { TransactionName } from './names'

interface FormFieldsProps {
  draft: Draft
  onChange: (draft: Draft) => void
  categories: Categories
  wallet: ReactNode
  parts: ReactNode
  more: ReactNode
  habits: { past: readonly Transaction[] | undefined } | undefined
  errors: Typed<TransactionName>
  onFilled: () => void
  onBook: (draft: Draft) => void
}

const mostChips = 4

export function FormFields({
  draft,
  onChange,
  categories,
  wallet,
  parts,
  more,
  habits,
  errors,
  onFilled,
  onBook,
}: FormFieldsProps) {
  const text = useText()
  const say = useFormText()
  const { begun, keyOf, isTouched, fill } = useFilling(draft, onChange)
  const [now] = useState(() => new Date())
  const focusOnEnd = useAfterFilling(onFilled)
  const past = habits?.past ?? []
  const known = categories.categories.filter(
    ({ type }) => draft.category !== null || draft.type === '' || type === draft.type,
  )
  const byId = new Map(known.map(category => [category.id, category]))
  const isOffered = ({ category_id }: Usual) => byId.has(category_id)
  const again = listUsual(past, { now, amount: '' }, 2).filter(isOffered).slice(0, mostChips)
  const typed = draft.description === draft.category?.name ? '' : draft.description
  const isBegun = draft.category !== null || typed.trim() !== '' || draft.amount !== ''
  const isFresh = !isBegun && draft.transaction_date === today()
  const proposals = listUsual(past, { now, amount: draft.amount })
    .filter(isOffered)
    .filter(usual => isProposed(usual, draft.category?.id, typed))
    .slice(0, mostChips)

  function take(usual: Usual, amount: string) {
    const category = byId.get(usual.category_id)
    if (!category) return undefined
    const { type } = category
    const filled = { category, type, description: usual.description, amount }
    fill(filled)
    return { ...draft, ...filled }
  }

  return (
    <div
      className={css.fields}
      onChange={event => {
        const form = (event.target as HTMLInputElement).form
        if (form) onChange(readDraft(form, draft))
      }}
    >
      {habits && (
        <UsualChips
          label={isFresh ? say('Repeat a transaction') : say('Repeat')}
          isLoading={habits.past === undefined || categories.isLoading}
          usual={again}
          categories={byId}
          chosen={draft}
          onTake={usual => {
            const filled = take(usual, plainAmount(usual.amount))
            if (filled && isFresh) onBook(filled)
            else focusOnEnd()
          }}
          isTitled
        />
      )}
      <AmountInput
        key={keyOf('amount')}
        amount={draft.amount}
        defaultValue={begun.amount}
        error={errors.amount}
        autoFocus={!habits && !isTouched('amount')}
      />
      {parts ?? (
        <CategoryField
          draft={draft}
          error={errors.category_id}
          categories={categories}
          onChoose={category => onChange(chooseCategory(draft, category))}
        >
          {habits && (
            <CategoryTiles
              ranked={rankCategories(known, past, { now, amount: draft.amount })}
              count={past.length}
              isLoading={habits.past === undefined || categories.isLoading}
              chosen={draft.category}
              onChoose={category =>
                fill({
                  ...chooseCategory(draft, category),
                  ...(typed.trim() === '' && { description: category.name }),
                })
              }
            />
          )}
        </CategoryField>
      )}
      {wallet}
      <div className={css.pair}>
        <Field label={text('Type')} name="type" error={errors.type}>
          <select value={draft.type} onChange={handledByForm} required>
            <option value="">{say('Select Type')}</option>
            <option value="income">{text('income')}</option>
            <option value="expense">{text('expense')}</option>
          </select>
        </Field>
        <DateField
          fieldKey={keyOf('transaction_date')}
          defaultValue={begun.transaction_date}
          error={errors.transaction_date}
          chosen={draft.transaction_date}
          onChoose={habits && (transaction_date => fill({ transaction_date }))}
        />
      </div>
      <div className={css.described}>
        <DescriptionField
          key={keyOf('description')}
          defaultValue={begun.description}
          description={draft.description}
          error={errors.description}
        />
        {isBegun && (
          <UsualChips
            label={say('Added before')}
            usual={proposals}
            categories={byId}
            chosen={draft}
            onTake={usual => void take(usual, draft.amount === '' ? plainAmount(usual.amount) : draft.amount)}
          />
        )}
      </div>
      {more}
    </div>
  )
}

const isProposed = ({ category_id, description }: Usual, chosen: number | undefined, typed: string) =>
  (chosen === undefined || category_id === chosen) &&
  description.toLowerCase().includes(typed.trim().toLowerCase())

const plainAmount = (decimal: string) => decimal.replace(/\.0+$/, '')

function useAfterFilling(onFilled: () => void) {
  const [times, setTimes] = useState(0)
  const filled = useRef(onFilled)
  useEffect(() => {
    filled.current = onFilled
  })
  useEffect(() => {
    if (times > 0) filled.current()
  }, [times])
  return () => setTimes(times + 1)
}
