import {
  calls,
  type Friend,
  type Instalments,
  type Transfer,
  type Wallet,
  type WalletDaysAnswer,
} from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'

export const walletOf = (changes: Partial<Wallet> = {}): Wallet => ({
  ...{ id: 1, name: 'BCA', kind: 'bank', is_closed: false },
  ...{ opening_balance: '1000000.00', opening_date: '2026-11-01', balance: '1250000.00' },
  ...{ count: 3, last_date: '2026-11-20', created_at: '2026-11-01T05:00:00Z', version: 'first' },
  ...changes,
})

export const transferOf = (changes: Partial<Transfer> = {}): Transfer => ({
  ...{ id: 40, from_wallet_id: 1, to_wallet_id: 2, amount: '200000.00', description: '' },
  ...{ fee: null, fee_category_id: null, fee_id: null },
  ...{ transfer_date: '2026-11-20', created_at: '2026-11-20T05:00:00Z', version: 'first' },
  ...changes,
})

export function answerWallets(data: Wallet[], balance = '1250000.00') {
  plan(calls.listWallets, { body: { data, meta: { total: data.length, next_cursor: null, balance } } })
  answerWalletDays([])
  answerPlans([])
  answerFriends([])
}

export const answerWalletDays = (data: WalletDaysAnswer['data']) =>
  plan(calls.listWalletDays, { body: { data, meta: { from: '2026-08-26', to: '2026-11-23' } } })

export const answerFriends = (data: Friend[], meta = { owed_to_me: '0.00', owed_by_me: '0.00' }) =>
  plan(calls.listShares, { body: { data, meta: { total: data.length, ...meta } } })

export const planOf = (changes: Partial<Instalments> = {}): Instalments => ({
  ...{ id: 60, name: 'Kulkas', amount: '900000.00', count: 3, first_due: '2026-10-31', month_day: null },
  ...{ books: 'at_once', wallet_id: 3, paid: '300000.00', owed: '600000.00', paid_count: 1 },
  ...{ next_due: '2026-11-30', next_amount: '300000.00', created_at: '2026-10-02T05:00:00Z' },
  ...changes,
})

export const answerPlans = (data: Instalments[]) =>
  plan(calls.listInstalments, { body: { data, meta: { total: data.length, next_cursor: null } } })
