import type { MoneyChange, MoneyState } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text } from '../../../catalogue/text'
import { text as say } from '../catalogue/text'
import { sayMonthDay } from './describe-schedule'
import type { FieldOfRecord } from '../FieldTable'
import { formatExact } from '../format-exact'
import { nameKind } from './wallet-kinds'

export const describeMoney = (
  kind: MoneyChange['kind'] | 'instalments',
  state: MoneyState,
): FieldOfRecord[] => describe[kind](state)

const describeWallet = ({
  name,
  kind,
  opening_balance = '0.00',
  opening_date,
  due_day,
  instalments,
  is_closed,
}: MoneyState): FieldOfRecord[] => [
  { columns: ['name'], label: text('Name'), value: name },
  { columns: ['kind'], label: say('Wallet type'), value: kind ? nameKind(kind) : '' },
  {
    columns: ['opening_balance', 'opening_balance_side'],
    label: say('Opening balance'),
    value: formatExact(opening_balance),
    isAmount: true,
  },
  { columns: ['opening_date'], label: say('As of'), value: formatDay(opening_date) },
  { columns: ['due_day'], label: say('Due day'), value: String(due_day ?? ''), isOptional: true },
  {
    columns: ['instalments'],
    label: say('Months to pay'),
    value: String(instalments ?? ''),
    isOptional: true,
  },
  { label: say('Status'), value: is_closed ? say('Closed') : say('In use') },
]

const describeTransfer = (state: MoneyState): FieldOfRecord[] => [
  {
    columns: ['amount'],
    label: text('Amount'),
    value: formatExact(state.amount ?? '0.00'),
    isAmount: true,
  },
  { columns: ['from_wallet_id', 'to_wallet_id'], label: say('From and to'), value: nameWay(state) },
  { columns: ['transfer_date'], label: text('Date'), value: formatDay(state.transfer_date) },
  {
    columns: ['description'],
    label: text('Description'),
    value: state.description ?? '',
    isOptional: true,
  },
  { columns: ['fee', 'fee_category_id'], label: say('Fee'), value: describeFee(state), isOptional: true },
]

const describeInstalments = ({
  name,
  amount = '0.00',
  count,
  first_due,
  month_day,
  books,
}: MoneyState): FieldOfRecord[] => [
  { label: text('Name'), value: name },
  { label: say('Total to pay'), value: formatExact(amount), isAmount: true },
  { label: say('Instalments'), value: String(count ?? '') },
  { label: say('First due date'), value: formatDay(first_due) },
  { label: say('Day of the month'), value: sayMonthDay({ month_day }), isOptional: true },
  {
    label: say('Counts as an expense'),
    value: books === 'at_once' ? say('In full on the purchase date') : say('Each instalment on its due date'),
  },
]

const describe = { wallet: describeWallet, transfer: describeTransfer, instalments: describeInstalments }

/**
 * "BCA → GoPay". `name` has only the user's wallets, so this function adds the side outside these
 * wallets.
 */
function nameWay({ name, from_wallet_id, to_wallet_id }: MoneyState) {
  if (from_wallet_id === undefined) return `${say('Outside your wallets')} → ${name}`
  return to_wallet_id === undefined ? `${name} → ${say('Outside your wallets')}` : name
}

const describeFee = ({ fee }: MoneyState) =>
  fee?.amount === undefined ? '' : [formatExact(fee.amount), fee.name].filter(Boolean).join(' · ')
