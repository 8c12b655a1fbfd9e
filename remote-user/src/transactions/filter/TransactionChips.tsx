import { FilterChips } from '@pundi/kit/filter'
import type { Category, Wallet } from '@pundi/contract'
import { useText } from '../../catalogue/text'
import { list, type View } from '../view'

interface TransactionChipsProps {
  view: View
  /** Undefined while they load, null where they could not be had. */
  categories: Category[] | null | undefined
  wallets: Wallet[] | null | undefined
}

/** What the list is filtered by. */
export function TransactionChips({ view, categories, wallets }: TransactionChipsProps) {
  const text = useText()
  return (
    <FilterChips
      list={list}
      view={view}
      names={{
        search: text('Search'),
        category: text('Category'),
        type: text('Type'),
        min_amount: text('Min Amount'),
        max_amount: text('Max Amount'),
        date_range: text('Date Range'),
        category_id: text('Category'),
        wallet_id: text('Wallet'),
        tag: text('Tag'),
        from: text('From'),
        to: text('To'),
      }}
      format={(name, value) => {
        if (name === 'type' && value === 'transfer') return text('Transfer')
        if (name === 'category_id') return nameOf(value, categories)
        if (name !== 'wallet_id') return undefined
        return value === 'none' ? text('Without a wallet') : nameOf(value, wallets)
      }}
      text={text}
    />
  )
}

/** A dot while they load; the id of what is not there. */
const nameOf = (value: string, all: { id: number; name: string }[] | null | undefined) =>
  all === undefined ? '…' : all?.find(({ id }) => String(id) === value)?.name
