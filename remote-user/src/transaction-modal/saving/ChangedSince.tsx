import type { RecordState, Transaction } from '@pundi/contract'
import { Button } from '@pundi/kit/ui'
import { useText } from '../../catalogue/text'
import { RecordTable } from '../../record/RecordTable'
import type { Draft } from './draft'
import css from '../TransactionForm.module.css'

interface ChangedSinceProps {
  now: Transaction
  draft: Draft
  isBusy: boolean
  onKeep: (now: Transaction) => void
  onTake: (now: Transaction) => void
}

/** Compares the transaction as it is now with what was typed. The user keeps one of them. */
export function ChangedSince({ now, draft, isBusy, onKeep, onTake }: ChangedSinceProps) {
  const text = useText()
  return (
    <>
      <RecordTable
        label={text('What differs')}
        states={[
          { when: 'Now', state: { ...now, name: now.category.name } },
          { when: 'Yours', state: stateOf(now.id, draft) },
        ]}
        differencesOnly
      />
      <div className={css.ways}>
        <Button type="button" tone="quiet" onClick={() => onKeep(now)} disabled={isBusy}>
          {text('Save mine over it')}
        </Button>
        <Button type="button" tone="quiet" onClick={() => onTake(now)} disabled={isBusy}>
          {text('Take what is there now')}
        </Button>
      </div>
    </>
  )
}

const stateOf = (id: number, { category, type, amount, ...texts }: Draft): RecordState => ({
  id,
  type: type === 'income' ? 'income' : 'expense',
  name: category?.name ?? '',
  // With two decimals, as the other has them.
  amount: Number(amount).toFixed(2),
  ...texts,
})
