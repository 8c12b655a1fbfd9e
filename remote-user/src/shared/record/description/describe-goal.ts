import { centsOf, decimalOf, type GoalState } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { text } from '../../../catalogue/text'
import { text as say } from '../catalogue/text'
import { describeWallet } from './describe-record'
import type { WalletNames } from '../wallet-names'
import type { FieldOfRecord } from '../FieldTable'
import { formatExact } from '../format-exact'

export const describeGoal = (state: GoalState, wallets: WalletNames): FieldOfRecord[] =>
  state.moved_on === undefined ? describeWhole(state, wallets) : describeMove(state)

const describeWhole = (
  { name, target = '0.00', due_on, wallet_id, moves }: GoalState,
  wallets: WalletNames,
): FieldOfRecord[] => [
  { columns: ['name'], label: text('Name'), value: name },
  { columns: ['target'], label: say('Target amount'), value: formatExact(target), isAmount: true },
  {
    columns: ['due_on'],
    label: say('Target date'),
    value: due_on === undefined ? '' : formatDay(due_on),
    isOptional: true,
  },
  describeWallet(wallet_id, wallets, ['wallet_id']),
  { label: say('Set aside so far'), value: moves ? sumOf(moves) : '', isAmount: true, isOptional: true },
]

const describeMove = ({ name, amount = '0.00', moved_on }: GoalState): FieldOfRecord[] => [
  { label: say('Goal'), value: name },
  {
    label: text('Amount'),
    value: formatAmount(amount, { signed: true, decimals: 'needed' }),
    isAmount: true,
  },
  { label: text('Date'), value: formatDay(moved_on) },
]

const sumOf = (moves: { amount: string }[]) =>
  formatExact(decimalOf(moves.reduce((sum, { amount }) => sum + centsOf(amount), 0n)))
