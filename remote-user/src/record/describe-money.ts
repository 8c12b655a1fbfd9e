import type { MoneyChange, MoneyState } from '@pundi/contract'
import { formatDay } from '@pundi/kit/format'
import { text } from '../catalogue/text'
import { text as say } from './catalogue/text'
import type { FieldOfRecord } from './FieldTable'
import { formatExact } from './format-exact'
import { nameKind } from './wallet-kinds'

/** A wallet or a transfer field by field, as people read it. */
export const describeMoney = (kind: MoneyChange['kind'], state: MoneyState): FieldOfRecord[] =>
  kind === 'wallet' ? describeWallet(state) : describeTransfer(state)

const describeWallet = ({
  name,
  kind,
  opening_balance = '0.00',
  opening_date,
  is_closed,
}: MoneyState): FieldOfRecord[] => [
  { label: text('Name'), value: name },
  { label: say('Kind'), value: kind ? nameKind(kind) : '' },
  { label: say('Balance at the start'), value: formatExact(opening_balance), isAmount: true },
  { label: say('As of'), value: formatDay(opening_date) },
  { label: text('Status'), value: is_closed ? say('Closed') : text('In use') },
]

const describeTransfer = (state: MoneyState): FieldOfRecord[] => [
  { label: text('Amount'), value: formatExact(state.amount ?? '0.00'), isAmount: true },
  { label: say('From and to'), value: nameWay(state) },
  { label: text('Date'), value: formatDay(state.transfer_date) },
  { label: text('Description'), value: state.description ?? '', isOptional: true },
  { label: say('Fee'), value: describeFee(state), isOptional: true },
]

/** "BCA → GoPay". The name has only the sides that are wallets. */
function nameWay({ name, from_wallet_id, to_wallet_id }: MoneyState) {
  if (from_wallet_id === undefined) return `${say('Outside my wallets')} → ${name}`
  return to_wallet_id === undefined ? `${name} → ${say('Outside my wallets')}` : name
}

const describeFee = ({ fee }: MoneyState) =>
  fee?.amount === undefined ? '' : `${formatExact(fee.amount)} · ${fee.name}`
