import { centsOf } from '@pundi/contract'
import type { Findings } from './findings'
import { allMoney, inNone, inWallet, inWallets, isToSpend, sinceOf, toSpend } from './plain-money'
import type { Account } from './read-account'

export function compareMoney(account: Account, { same }: Findings) {
  const { file, today, wallets, wallet_days, outlook } = account
  const { meta } = wallets
  const since = sinceOf(file)
  const open = (kind: string) => inWallets(file, today, each => !each.is_closed && each.kind === kind)
  same('all money', meta.balance, allMoney(file, today))
  same('to spend', meta.to_spend, toSpend(file, today))
  same('to spend of the outlook', outlook.to_spend, meta.to_spend)
  same('savings', meta.savings, open('savings'))
  same('loans', meta.loans, open('loan'))
  same(
    'closed',
    meta.closed,
    inWallets(file, today, ({ is_closed }) => is_closed),
  )
  same('in no wallet', meta.in_no_wallet, inNone(file, today))
  same('since', [meta.since, outlook.wallets_since], [since, since])
  const parts = [meta.to_spend, meta.savings, meta.loans, meta.closed].map(part => centsOf(part ?? '0'))
  same(
    'the parts of all money',
    parts.reduce((sum, part) => sum + part, 0n),
    centsOf(meta.balance),
  )
  same(
    'wallets of the export',
    wallets.data.map(({ id }) => id).sort(),
    file.wallets.map(({ id }) => id).sort(),
  )
  for (const [place, wallet] of wallets.data.entries()) compareWallet(account, wallet, place, { same })
  for (const { id, balances } of wallet_days.data)
    same(
      `the days of wallet ${id}`,
      balances,
      daysTo(today, balances.length).map(day => inWallet(file, id, day)),
    )
  same(
    'wallets with days',
    wallet_days.data.map(({ id }) => id).sort(),
    file.wallets
      .filter(({ is_closed }) => !is_closed)
      .map(({ id }) => id)
      .sort(),
  )
  for (const { date, balance } of outlook.past) same(`past ${date}`, balance, toSpend(file, date))
  for (const { data } of [...account.statements, account.long])
    for (const { date, balance } of data.balance.data)
      same(`balance of the report on ${date}`, balance, allMoney(file, date))
}

type Same = Pick<Findings, 'same'>

function compareWallet(
  account: Account,
  wallet: Account['wallets']['data'][number],
  place: number,
  { same }: Same,
) {
  const { file, today } = account
  const { id, kind } = wallet
  const records = account.wallet_records[place]!
  const balance = inWallet(file, id, today)
  same(`wallet ${id}`, wallet.balance, balance)
  if (wallet.owed != null) same(`owed on ${id}`, wallet.owed, balance < 0n ? -balance : 0n)
  same(`records of ${id}`, records.length, wallet.count)
  same(`${id} is spent from`, isToSpend(wallet), !wallet.is_closed && !['savings', 'loan'].includes(kind))
  const dayOf = (record: (typeof records)[number]) =>
    record.type === 'transfer' ? record.transfer_date : record.transaction_date
  const due = records.filter(record => dayOf(record) <= today)
  same(`last day of ${id}`, wallet.last_date, due[0] ? dayOf(due[0]) : null)
  if (due[0]) same(`the newest record of ${id}`, due[0].balance, wallet.balance)
  let running = centsOf(wallet.opening_balance)
  for (const record of [...records].reverse()) {
    running += centsOf(record.change)
    same(`running balance of ${id} after ${record.id}`, record.balance, running)
  }
}

const daysTo = (last: string, count: number) =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(last) - (count - 1 - place) * 86_400_000).toISOString().slice(0, 10),
  )
