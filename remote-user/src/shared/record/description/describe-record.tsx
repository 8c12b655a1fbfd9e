import type { Category, RecordState, Share, Split } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text } from '../../../catalogue/text'
import { CategoryMark } from '../../category-mark/CategoryMark'
import { text as say } from '../catalogue/text'
import type { FieldOfRecord } from '../FieldTable'
import { formatExact } from '../format-exact'
import type { WalletNames } from '../wallet-names'

export function describeRecord(state: RecordState, wallets: WalletNames): FieldOfRecord[] {
  const kind = text(state.type)
  const value = state.is_refund ? `${kind} · ${say('Refund')}` : kind
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
    { label: text('Place'), value: state.place ?? '', isOptional: true },
    describeSplits(state.splits ?? []),
    describeShares(state.shares ?? []),
  ]
}

/** A wallet that is not among the loaded wallets was deleted. */
export const describeWallet = (
  id: number | undefined,
  wallets: WalletNames,
  columns?: readonly string[],
): FieldOfRecord => ({
  ...(columns && { columns }),
  label: say('Wallet'),
  value: id === undefined ? '' : String(id),
  drawn: id === undefined ? '' : wallets ? (wallets.get(id) ?? say('Deleted wallet')) : '…',
  isOptional: true,
})

const describeSplits = (splits: NonNullable<RecordState['splits']>): FieldOfRecord => {
  const lines = splits.map(({ name = '…', amount, note }) =>
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

export const inLines = (label: string, lines: string[]): FieldOfRecord => ({
  label,
  value: lines.join('\n'),
  drawn: lines.map((line, at) => <div key={at}>{line}</div>),
  isOptional: true,
})

export const nameSplitsBy = (categories: readonly Category[], splits: readonly Split[]) =>
  splits.map(split => {
    const name = categories.find(({ id }) => id === split.category_id)?.name
    return { ...split, ...(name !== undefined && { name }) }
  })

/** Older log entries have no icon and colour. */
function describeLook({ type, icon = null, color = null, is_archived }: RecordState): FieldOfRecord[] {
  if (is_archived === undefined) return []
  const drawn = <CategoryMark {...{ icon, color, type }} />
  return [
    { label: text('Icon and colour'), value: `${icon} ${color}`, drawn },
    { label: say('Status'), value: say(is_archived ? 'Archived' : 'In use') },
  ]
}
