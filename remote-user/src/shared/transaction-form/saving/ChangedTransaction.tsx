import type { Category, RecordState, Transaction } from '@pundi/contract'
import { ChangedSince } from '../../save-form/ChangedSince'
import { useFormText } from '../catalogue/text'
import { nameSplitsBy } from '../../record/description/describe-record'
import type { WalletNames } from '../../record/wallet-names'
import { RecordTable } from '../../record/RecordTable'
import { writtenShares } from '../../booking-draft/shares'
import { tagsOf } from '../fields/tags/tags'
import type { Draft } from '../../booking-draft/draft'

interface ChangedTransactionProps {
  now: Transaction
  draft: Draft
  wallets: WalletNames
  categories: readonly Category[]
  isBusy: boolean
  onKeep: (now: Transaction) => void
  onTake: (now: Transaction) => void
}

export function ChangedTransaction(props: ChangedTransactionProps) {
  const { now, draft, wallets, categories, isBusy, onKeep, onTake } = props
  const say = useFormText()
  return (
    <ChangedSince isBusy={isBusy} onKeep={() => onKeep(now)} onTake={() => onTake(now)}>
      <RecordTable
        label={say('Differences')}
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
  ...(now.splits && { splits: nameSplitsBy(categories, now.splits) }),
})

function stateOf(id: number, draft: Draft, categories: readonly Category[]): RecordState {
  const { category, type, amount, wallet_id, is_refund = false, shares = [], ...others } = draft
  const { tags: _tags, typed_tag: _tag, begins_earlier: _begins, splits: _splits, ...texts } = others
  const splits = (draft.splits ?? []).map(split => ({
    ...{ category_id: split.category?.id ?? 0, amount: withDecimals(split.amount), note: split.note },
  }))
  return {
    ...{ id, ...texts },
    type: type === 'income' ? 'income' : 'expense',
    name: category?.name ?? '',
    amount: withDecimals(amount),
    ...(wallet_id && { wallet_id }),
    is_refund: is_refund && type === 'expense',
    tags: tagsOf(draft),
    splits: nameSplitsBy(categories, splits),
    shares: writtenShares(shares).map(share => ({
      ...share,
      amount: withDecimals(share.amount),
    })),
  }
}

/** The amount with two decimals, as the server sends it. */
const withDecimals = (amount: string) => Number(amount).toFixed(2)
