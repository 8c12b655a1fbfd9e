import type { MoneyRecord, Share, Transaction, TransferRow } from '@pundi/contract'
import { type Cell, inDigitsOf, writeCsv } from '../../platform/http/files/write-csv'
import { type Say, sayIn } from '../../platform/messages/say'
import { type ColumnName, columnNames, columnOf } from '../../ledger/columns/columns'

type TransactionLine = Transaction & { note?: string }
type Line = TransactionLine | TransferRow

type Column = {
  heading: string
  ofTransaction: (row: TransactionLine) => Cell
  ofTransfer: (row: TransferRow) => Cell
}

type Options = {
  language: string
  /** `yyyy-mm-dd`. If given, the file has a status column: records after this day are planned. */
  today?: string | undefined
  /** Wallet names by wallet id. If not empty, the file has a column with the wallet. */
  wallets?: ReadonlyMap<number, string>
  isWithTransfers?: boolean
  used?: readonly ColumnName[]
  parts?: SplitColumns
  /**
   * Friends' names by record id. If given, the file has two more columns: who owes which share of a
   * transaction (below zero if the user owes it), and which friend's share a record pays back.
   */
  paybacks?: ReadonlyMap<number, string>
  /**
   * Transfer ids by the ids of their fees. If there are fees or splits, the file has a column with
   * the record's number. If there are fees, a second column has the number of the transfer to which
   * the fee belongs.
   */
  fees?: ReadonlyMap<number, number> | undefined
}

/** `names`: category names by id. `wanted`: the categories in the filter, if the filter has any. */
type SplitColumns = { names: ReadonlyMap<number, string>; wanted: ReadonlySet<number> | undefined }

/**
 * If the filter names categories, leaves out the parts of a split that are in other categories. So
 * the amounts in the file add up to the sum shown above the list.
 */
export function writeTransactions(
  batches: AsyncIterable<MoneyRecord[]>,
  {
    language,
    today,
    wallets = new Map(),
    isWithTransfers = false,
    used = [],
    parts,
    paybacks,
    fees = new Map(),
  }: Options,
): AsyncGenerator<string> {
  const say = sayIn(language)
  const columns = [
    ...written(say, name => !columnOf(name).csv?.isOnlyIfUsed),
    ...columnsOfWallets(say, wallets).slice(0, wallets.size === 0 ? 0 : isWithTransfers ? 2 : 1),
    ...written(say, name => used.includes(name)),
    ...(parts ? [columnOfNotes(say)] : []),
    ...(today === undefined ? [] : [columnOfStatus(say, today)]),
    ...(paybacks ? columnsOfShares(say, language, paybacks) : []),
    ...(parts || fees.size > 0 ? [columnOfRecord(say)] : []),
    ...(fees.size > 0 ? [columnOfFees(say, fees)] : []),
  ]
  return writeCsv(
    language,
    columns.map(({ heading }) => heading),
    parts ? inLines(batches, parts) : batches,
    (row: Line) =>
      columns.map(({ ofTransaction, ofTransfer }) =>
        row.type === 'transfer' ? ofTransfer(row) : ofTransaction(row),
      ),
  )
}

async function* inLines(batches: AsyncIterable<MoneyRecord[]>, parts: SplitColumns): AsyncGenerator<Line[]> {
  for await (const batch of batches) yield batch.flatMap(row => linesOf(row, parts))
}

function linesOf(row: MoneyRecord, { names, wanted }: SplitColumns): Line[] {
  if (row.type === 'transfer' || !row.splits) return [row]
  return row.splits
    .filter(({ category_id }) => wanted?.has(category_id) ?? true)
    .map(({ category_id, amount, note }, place) => {
      const category = { id: category_id, name: names.get(category_id) ?? '' }
      return { ...row, category_id, category, amount, note, ...(place > 0 && { shares: undefined }) }
    })
}

const written = (say: Say, isWanted: (name: ColumnName) => boolean): Column[] =>
  columnNames.filter(isWanted).flatMap(name => {
    const { csv } = columnOf(name)
    return csv
      ? [
          {
            heading: say(csv.heading),
            ofTransaction: row => csv.cell(row, say),
            ofTransfer: row => cellsOfTransfer[name]?.(row, say) ?? '',
          } satisfies Column,
        ]
      : []
  })

const cellsOfTransfer: Partial<Record<ColumnName, (row: TransferRow, say: Say) => Cell>> = {
  transaction_date: ({ transfer_date }) => transfer_date,
  type: (_row, say) => say('Transfer'),
  description: ({ description }) => description,
  amount: ({ amount }) => ({ decimal: amount }),
}

function columnsOfWallets(say: Say, wallets: ReadonlyMap<number, string>): Column[] {
  const nameOf = (id: number | null | undefined) => wallets.get(id ?? 0) ?? ''
  return [
    {
      heading: say('Wallet'),
      ofTransaction: ({ wallet_id }) => nameOf(wallet_id),
      ofTransfer: ({ from_wallet_id }) => nameOf(from_wallet_id),
    },
    {
      heading: say('To wallet'),
      ofTransaction: () => '',
      ofTransfer: ({ to_wallet_id }) => nameOf(to_wallet_id),
    },
  ]
}

const columnOfNotes = (say: Say): Column => ({
  heading: say('Note'),
  ofTransaction: ({ note = '' }) => note,
  ofTransfer: () => '',
})

function columnOfStatus(say: Say, today: string): Column {
  const statusOf = (day: string) => (day > today ? say('Planned') : '')
  return {
    heading: say('Status'),
    ofTransaction: ({ transaction_date }) => statusOf(transaction_date),
    ofTransfer: ({ transfer_date }) => statusOf(transfer_date),
  }
}

const columnOfRecord = (say: Say): Column => ({
  heading: say('Record'),
  ofTransaction: ({ id }) => String(id),
  ofTransfer: ({ id }) => String(id),
})

const columnOfFees = (say: Say, fees: ReadonlyMap<number, number>): Column => ({
  heading: say('Fee of record'),
  ofTransaction: ({ id }) => String(fees.get(id) ?? ''),
  ofTransfer: () => '',
})

function columnsOfShares(say: Say, language: string, paybacks: ReadonlyMap<number, string>): Column[] {
  const nameOf = ({ id }: { id: number }) => paybacks.get(id) ?? ''
  return [
    {
      heading: say('Shared with friends'),
      ofTransaction: ({ shares = [] }) => shares.map(share => wordsOf(share, language)).join('; '),
      ofTransfer: () => '',
    },
    { heading: say('Settled with'), ofTransaction: nameOf, ofTransfer: nameOf },
  ]
}

const wordsOf = ({ name, amount, owed_by }: Share, language: string) =>
  `${name}: ${inDigitsOf(language, owed_by === 'me' ? `-${amount}` : amount)}`
