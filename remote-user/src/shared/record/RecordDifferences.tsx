import type { Category, Goal, MoneyState, Schedule, Transfer, Wallet } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { useText } from '../../catalogue/text'
import { describeGoal } from './description/describe-goal'
import { describeMoney } from './description/describe-money'
import { describeSchedule } from './description/describe-schedule'
import type { FieldOfRecord } from './FieldTable'
import css from './RecordDifferences.module.css'
import { walletNames } from './wallet-names'

interface Named {
  id: number
  name: string
}

export type SavedRecord =
  | { kind: 'wallet'; now: Wallet }
  | { kind: 'transfer'; now: Transfer; wallets: readonly Named[] }
  | { kind: 'goal'; now: Goal; wallets: readonly Named[] }
  | {
      kind: 'schedule'
      now: Schedule
      wallets: readonly Named[]
      categories: readonly Pick<Category, 'id' | 'name'>[]
    }

export interface RecordDifferencesProps {
  record: SavedRecord
  /** The saved record, as values of the form's fields. */
  saved: Typed<string>
  typed: Typed<string>
}

/** Shows the fields of the saved record that differ from the user's input. */
export function RecordDifferences({ record, saved, typed }: RecordDifferencesProps) {
  const text = useText()
  const rows = describe(record).filter(({ columns = [] }) =>
    columns.some(name => !isSameValue(saved[name], typed[name])),
  )
  if (rows.length === 0) return null
  return (
    <dl className={css.differences} aria-label={text('Current version')}>
      {rows.map(({ label, value, drawn = value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{drawn || '–'}</dd>
        </div>
      ))}
    </dl>
  )
}

function describe(record: SavedRecord): FieldOfRecord[] {
  switch (record.kind) {
    case 'wallet':
      return describeMoney('wallet', withoutNulls(record.now))
    case 'transfer':
      return describeMoney('transfer', stateOfTransfer(record.now, record.wallets))
    case 'goal': {
      const { id, name, target, due_on, wallet_id } = record.now
      return describeGoal(withoutNulls({ id, name, target, due_on, wallet_id }), walletNames(record.wallets))
    }
    case 'schedule': {
      const { now, wallets, categories } = record
      const { template } = now
      const name =
        template.type === 'transfer'
          ? nameBetween(template, wallets)
          : (categories.find(({ id }) => id === template.category_id)?.name ?? '')
      const state = { ...withoutNulls(now), name, description: template.description, open_from: '' }
      return describeSchedule(state, walletNames(wallets))
    }
  }
}

function stateOfTransfer(now: Transfer, wallets: readonly Named[]): MoneyState {
  const { fee, ...transfer } = withoutNulls(now)
  return {
    ...transfer,
    name: nameBetween(now, wallets),
    ...(fee !== undefined && { fee: { id: now.fee_id ?? 0, type: 'expense', name: '', amount: fee } }),
  }
}

/** Names a transfer as the log does: by both wallets, or by its only wallet. */
const nameBetween = (
  { from_wallet_id: from, to_wallet_id: to }: Pick<Transfer, 'from_wallet_id' | 'to_wallet_id'>,
  wallets: readonly Named[],
) =>
  [from, to]
    .filter(id => id !== null)
    .map(id => wallets.find(wallet => wallet.id === id)?.name ?? '…')
    .join(' → ')

type WithoutNulls<Of> = { [Key in keyof Of as null extends Of[Key] ? never : Key]: Of[Key] } & {
  [Key in keyof Of as null extends Of[Key] ? Key : never]?: Exclude<Of[Key], null | undefined>
}

/** Removes the fields that are null, as the log does. */
const withoutNulls = <Of extends object>(record: Of) =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null)) as WithoutNulls<Of>

/** "5000" and "5000.00" are the same amount. */
const isSameValue = (one = '', other = '') =>
  one === other || (one !== '' && other !== '' && Number(one) === Number(other))
