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
          { when: 'Current version', state: { ...now, name: now.category.name } },
          { when: 'Your version', state: stateOf(now.id, draft) },
        ]}
        wallets={undefined}
        differencesOnly
      />
      <div className={css.ways}>
        <Button type="button" tone="quiet" onClick={() => onKeep(now)} disabled={isBusy}>
          {text('Keep my version')}
        </Button>
        <Button type="button" tone="quiet" onClick={() => onTake(now)} disabled={isBusy}>
          {text('Use the current version')}
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
