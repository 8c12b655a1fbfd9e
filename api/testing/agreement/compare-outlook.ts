import { centsOf, decimalOf } from '@pundi/contract'
import { findWrong } from '../outlook-model'
import type { Findings } from './findings'
import { listAsks } from './plain-loans'
import { isToSpend, sinceOf, sumOf, toSpend } from './plain-money'
import type { Account } from './read-account'

export async function compareOutlook(account: Account, { same, found }: Findings) {
  const { outlook, file, today, days: dues, period } = account
  const { days, planned, lowest } = outlook
  const since = sinceOf(file)
  const beginsAhead = since !== null && since > today
  const wrong = await findWrong(account, outlook)
  found.push(...wrong.filter(text => !beginsAhead || !text.startsWith('The days hold')))
  const open = dues.filter(({ state }) => state === 'open')
  const asked = planned.filter(({ loan_id }) => loan_id !== undefined)
  const asks = listAsks(account, days.at(-1)!.date)
  const isShort = planned.length < 100
  if (isShort)
    same(
      'what loans ask',
      asked.map(({ date, loan_id, amount }) => `${date} ${loan_id} ${amount}`).sort(),
      asks.map(({ date, loan_id, cents }) => `${date} ${loan_id} ${decimalOf(-cents)}`).sort(),
    )
  for (const { date, balance } of days) {
    const repeats = open.filter(due => due.date <= date).map(due => changeOf(account, due))
    const loans = asks.filter(ask => ask.date <= date).map(({ cents }) => -cents)
    same(`forecast of ${date}`, balance, toSpend(file, date) + sumOf(repeats) + sumOf(loans))
    const listed = planned.filter(each => each.date <= date).map(({ amount }) => centsOf(amount))
    if (isShort && !beginsAhead)
      same(`planned up to ${date}`, balance, centsOf(outlook.to_spend ?? '0') + sumOf(listed))
  }
  const least = days.reduce((least, day) => (centsOf(day.balance) < centsOf(least.balance) ? day : least))
  same('lowest day', lowest, least)
  for (const { kind, lines, left_in_period } of outlook.limits ?? [])
    same(`lines of ${kind}`, left_in_period, sumOf(lines.map(({ amount }) => centsOf(amount))))
  const lefts = (outlook.limits ?? []).map(({ left_today }) => centsOf(left_today))
  const held = outlook.limits?.find(({ kind }) => kind === outlook.limit)
  same('the limit that holds', outlook.limit === 'none', lefts.length === 0)
  if (held)
    same(
      'the least left',
      held.left_today,
      lefts.reduce((one, other) => (other < one ? other : one)),
    )
  const [ofLines] = (outlook.limits ?? []).filter(({ kind }) => kind === outlook.basis)
  if (ofLines) same('left by the basis', ofLines.left_today, outlook.left_today)
  const money = outlook.limits?.find(({ kind }) => kind === 'money')
  const hasBegun = file.wallets.some(wallet => isToSpend(wallet) && wallet.opening_date <= today)
  same('money limits', money !== undefined, hasBegun)
  if (money) compareLimit(account, money.left_in_period, period.to, same)
}

type Due = Account['days'][number]

function changeOf({ file }: Account, due: Due): bigint {
  const { type, amount, fee, from_wallet_id: from, to_wallet_id: to, count = 1 } = due
  const isAside = (id: number | null) => file.wallets.some(wallet => wallet.id === id && !isToSpend(wallet))
  const times = (cents: bigint) => cents * BigInt(count)
  if (type !== 'transfer') {
    const isIn = type === 'income' || due.is_refund
    return isAside(from ?? to) ? 0n : times(isIn ? centsOf(amount) : -centsOf(amount))
  }
  const into = to !== null && !isAside(to) ? centsOf(amount) : 0n
  const out = from !== null && !isAside(from) ? centsOf(amount) : 0n
  return times(into - out - (isAside(from ?? to) ? 0n : centsOf(fee ?? '0')))
}

function compareLimit({ outlook, file }: Account, left: string, last: string, same: Findings['same']) {
  const setAside = file.goals.filter(
    ({ wallet_id }) => !file.wallets.some(wallet => wallet.id === wallet_id && !isToSpend(wallet)),
  )
  const heldOn = (day: string) =>
    sumOf(
      file.goal_moves
        .filter(({ goal_id, moved_on }) => moved_on <= day && setAside.some(({ id }) => id === goal_id))
        .map(({ amount }) => centsOf(amount)),
    )
  const free = outlook.days
    .filter(({ date }) => date <= last)
    .map(({ date, balance }) => centsOf(balance) - heldOn(date))
  same('left of the money', left, decimalOf(free.reduce((one, other) => (other < one ? other : one))))
}
