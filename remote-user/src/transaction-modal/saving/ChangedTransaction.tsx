import type { Category, RecordState, Transaction } from '@pundi/contract'
import { ChangedSince } from '../../change-form/ChangedSince'
import { useFormText } from '../catalogue/text'
import { namePartsBy, type WalletNames } from '../../record/describe-record'
import { RecordTable } from '../../record/RecordTable'
import { writtenShares } from '../more/shares'
import { tagsOf } from '../more/tags'
import type { Draft } from './draft'

interface ChangedTransactionProps {
  now: Transaction
  draft: Draft
  wallets: WalletNames
  /** For the names of those of parts. */
  categories: readonly Category[]
  isBusy: boolean
  onKeep: (now: Transaction) => void
  onTake: (now: Transaction) => void
}

/** Compares the transaction as it is now with what was typed. The user keeps one of them. */
export function ChangedTransaction(props: ChangedTransactionProps) {
  const { now, draft, wallets, categories, isBusy, onKeep, onTake } = props
  const say = useFormText()
  return (
    <ChangedSince isBusy={isBusy} onKeep={() => onKeep(now)} onTake={() => onTake(now)}>
      <RecordTable
        label={say('What differs')}
        states={[
          { when: 'Current version', state: nowOf(now, categories) },
          { when: 'Your version', state: stateOf(now.id, draft, categories) },
        ]}
        wallets={wallets}
        differencesOnly
      />
    </ChangedSince>
  )
}

const nowOf = (now: Transaction, categories: readonly Category[]): RecordState => ({
  ...now,
  name: now.category.name,
  ...(now.splits && { splits: namePartsBy(categories, now.splits) }),
})

function stateOf(id: number, draft: Draft, categories: readonly Category[]): RecordState {
  const { category, type, amount, wallet_id, is_refund = false, description, transaction_date } = draft
  const splits = (draft.splits ?? []).map(part => ({
    ...{ category_id: part.category?.id ?? 0, amount: withDecimals(part.amount), note: part.note },
  }))
  return {
    ...{ id, description, transaction_date },
    type: type === 'income' ? 'income' : 'expense',
    name: category?.name ?? '',
    amount: withDecimals(amount),
    ...(wallet_id && { wallet_id }),
    is_refund: is_refund && type === 'expense',
    tags: tagsOf(draft),
    splits: namePartsBy(categories, splits),
    shares: writtenShares(draft.shares ?? []).map(share => ({
      ...share,
      amount: withDecimals(share.amount),
    })),
  }
}

/** With two decimals, as the other has them. */
const withDecimals = (amount: string) => Number(amount).toFixed(2)
