import type { Category, RecordState, Share, Split } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text } from '../catalogue/text'
import { CategoryMark } from '../category-mark/CategoryMark'
import { text as say } from './catalogue/text'
import type { FieldOfRecord } from './FieldTable'
import { formatExact } from './format-exact'

/** The names of the user's wallets, by their ids; undefined where they could not be had. */
export type WalletNames = ReadonlyMap<number, string> | undefined

/** A record field by field, as people read it: a transaction's own, or a category's two and what was kept of its look. */
export function describeRecord(state: RecordState, wallets: WalletNames): FieldOfRecord[] {
  const kind = text(state.type)
  const value = state.is_refund ? `${kind} · ${say('Money back')}` : kind
  const type: FieldOfRecord = { label: text('Type'), value }
  if (state.amount === undefined)
    return [{ label: text('Name'), value: state.name }, type, ...describeLook(state)]
  return [
    { label: text('Amount'), value: formatExact(state.amount), isAmount: true },
    type,
    { label: text('Category'), value: state.name },
    { label: text('Date'), value: formatDay(state.transaction_date) },
    { label: text('Description'), value: state.description ?? '' },
    describeWallet(state.wallet_id, wallets),
    { label: say('Tags'), value: state.tags?.join(', ') ?? '', isOptional: true },
    describeParts(state.splits ?? []),
    describeShares(state.shares ?? []),
  ]
}

/** A wallet that is not among the names was deleted. */
const describeWallet = (id: number | undefined, wallets: WalletNames): FieldOfRecord => ({
  label: say('Wallet'),
  value: id === undefined ? '' : String(id),
  drawn: id === undefined ? '' : wallets ? (wallets.get(id) ?? say('Deleted wallet')) : '…',
  isOptional: true,
})

const describeParts = (parts: NonNullable<RecordState['splits']>): FieldOfRecord => {
  const lines = parts.map(({ name = '…', amount, note }) =>
    [name, formatExact(amount), note].filter(Boolean).join(' · '),
  )
  return inLines(say('Parts'), lines)
}

const describeShares = (shares: readonly Share[]): FieldOfRecord =>
  inLines(
    say('Shared with friends'),
    shares.map(({ name, amount, owed_by }) => {
      const values = { name, amount: formatExact(amount) }
      return owed_by === 'me'
        ? say('You owe {name} {amount}', values)
        : say('{name} owes you {amount}', values)
    }),
  )

const inLines = (label: string, lines: string[]): FieldOfRecord => ({
  label,
  value: lines.join('\n'),
  drawn: lines.map((line, at) => <div key={at}>{line}</div>),
  isOptional: true,
})

/** Parts with the names of their categories, where they are known. */
export const namePartsBy = (categories: readonly Category[], parts: readonly Split[]) =>
  parts.map(part => {
    const name = categories.find(({ id }) => id === part.category_id)?.name
    return { ...part, ...(name !== undefined && { name }) }
  })

/** An older entry of the log says nothing of them. */
function describeLook({ type, icon = null, color = null, is_archived }: RecordState): FieldOfRecord[] {
  if (is_archived === undefined) return []
  const drawn = <CategoryMark {...{ icon, color, type }} />
  return [
    { label: text('Icon and colour'), value: `${icon} ${color}`, drawn },
    { label: say('Status'), value: say(is_archived ? 'Archived' : 'In use') },
  ]
}
