import type { Transaction } from '@pundi/contract'
import { Failure, Field } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from '../../catalogue/text'
import { useFormText } from '../catalogue/text'
import { CategoryTiles } from '../habits/CategoryTiles'
import { rankCategories } from '../habits/count-habits'
import type { Draft } from '../saving/draft'
import css from '../TransactionForm.module.css'
import type { Categories } from '../use-categories'
import { Understood } from './Understood'
import type { Line } from './use-line'

interface LineFieldsProps {
  line: Line
  categories: Categories
  past: readonly Transaction[] | undefined
  /** The name of the wallet that it is booked with: the one of the line, or the proposal. */
  wallet: string | undefined
  errors: Record<string, string>
  onChange: (draft: Draft) => void
}

/** One line in place of five fields, what it is understood as, and what is still to be chosen. Enter saves it. */
export function LineFields({ line, categories, past, wallet, errors, onChange }: LineFieldsProps) {
  const text = useText()
  const say = useFormText()
  const [now] = useState(() => new Date())
  const among = 'among' in line.reading.category ? line.reading.category.among : []
  const isWritten = line.line.trim() !== ''
  const ranked = rankCategories(categories.categories, past ?? [], { now, amount: line.draft.amount })
  const isLikely = ({ category: { id } }: (typeof ranked)[number]) => among.some(one => one.id === id)

  return (
    <div className={css.fields}>
      <Field
        label={say('Write it in one line')}
        name="line"
        hint={say('Amount, day and words in any order. Text in quotes stays as it is.')}
      >
        <input
          value={line.line}
          onChange={event => onChange(line.write(event.target.value))}
          placeholder={say('lunch 25k yesterday')}
          maxLength={500}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="done"
        />
      </Field>
      {isWritten && (
        <>
          <Understood line={line} wallet={wallet} errors={errors} />
          {categories.hasFailed && (
            <Failure
              message={text('Gagal mengambil kategori')}
              action={text('Try again')}
              onTry={categories.askAgain}
            />
          )}
          <CategoryTiles
            // Those that the line speaks for come first.
            ranked={[...ranked.filter(isLikely), ...ranked.filter(one => !isLikely(one))]}
            count={past?.length ?? 0}
            isLoading={past === undefined || categories.isLoading}
            chosen={line.category ?? null}
            onChoose={category => onChange(line.choose(category))}
          />
        </>
      )}
    </div>
  )
}
