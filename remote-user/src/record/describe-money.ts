import type { MoneyChange, MoneyState } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text } from '../catalogue/text'
import { text as say } from './catalogue/text'
import type { FieldOfRecord } from './FieldTable'
import { formatExact } from './format-exact'
import { nameKind } from './wallet-kinds'

/** A wallet, a transfer or a purchase in instalments field by field, as people read it. */
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
  { label: text('Name'), value: name },
  { label: say('Kind'), value: kind ? nameKind(kind) : '' },
  { label: say('Balance at the start'), value: formatExact(opening_balance), isAmount: true },
  { label: say('As of'), value: formatDay(opening_date) },
  { label: say('Due day'), value: String(due_day ?? ''), isOptional: true },
  { label: say('Months to pay'), value: String(instalments ?? ''), isOptional: true },
  { label: say('Status'), value: is_closed ? say('Closed') : say('In use') },
]

const describeTransfer = (state: MoneyState): FieldOfRecord[] => [
  { label: text('Amount'), value: formatExact(state.amount ?? '0.00'), isAmount: true },
  { label: say('From and to'), value: nameWay(state) },
  { label: text('Date'), value: formatDay(state.transfer_date) },
  { label: text('Description'), value: state.description ?? '', isOptional: true },
  { label: say('Fee'), value: describeFee(state), isOptional: true },
]

const describeInstalments = ({
  name,
  amount = '0.00',
  count,
  first_due,
  books,
}: MoneyState): FieldOfRecord[] => [
  { label: text('Name'), value: name },
  { label: say('Paid in all'), value: formatExact(amount), isAmount: true },
  { label: say('Instalments'), value: String(count ?? '') },
  { label: say('First due day'), value: formatDay(first_due) },
  {
    label: say('Counts as an expense'),
    value:
      books === 'at_once' ? say('All of it on the day of the purchase') : say('Each instalment on its day'),
  },
]

const describe = { wallet: describeWallet, transfer: describeTransfer, instalments: describeInstalments }

/** "BCA → GoPay". The name has only the sides that are wallets. */
function nameWay({ name, from_wallet_id, to_wallet_id }: MoneyState) {
  if (from_wallet_id === undefined) return `${say('Outside my wallets')} → ${name}`
  return to_wallet_id === undefined ? `${name} → ${say('Outside my wallets')}` : name
}

const describeFee = ({ fee }: MoneyState) =>
  fee?.amount === undefined ? '' : `${formatExact(fee.amount)} · ${fee.name}`
