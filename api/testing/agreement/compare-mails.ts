import { centsOf, decimalOf } from '@pundi/contract'
import { sayLetter } from '../../src/letters/mails/say-letter'
import { sayIn } from '../../src/platform/messages/say'
import { dayOf, moneyIn } from '../../src/platform/messages/write-values'
import type { Findings } from './findings'
import type { Account } from './read-account'
import { REMIND_DAYS } from './read-mails'

const MOST_TOLD = 50

export function compareMails(account: Account, { same }: Findings) {
  const { mails, letter, file } = account
  const look = { language: 'en', currency: file.settings.currency }
  same('the letter by e-mail', mails.letter, letter ? sayLetter(letter, sayIn('en'), look) : [])
  same('budgets by e-mail', mails.budgets, sentencesOfBudgets(account, moneyIn(look)))
  same('reminders by e-mail', mails.reminders, sentencesOfDays(account, moneyIn(look)))
}

type Money = (amount: string) => string

function sentencesOfBudgets({ budgets }: Account, money: Money): string[] {
  return budgets[1]!.data
    .map(({ owed = '0.00', ...budget }) => ({
      ...{ ...budget, owed, spent: centsOf(budget.spent) },
      available: centsOf(budget.amount) + centsOf(budget.carried),
    }))
    .filter(({ spent, available }) => spent > 0n && spent * 5n >= available * 4n)
    .map(({ name, spent, available, planned, left_after_planned: left, owed }) => {
      const [of, rest] = [
        `${money(decimalOf(spent))} of ${money(decimalOf(available))}`,
        money(left.replace('-', '')),
      ]
      const isOver = left.startsWith('-')
      const isPlanned = planned !== '0.00'
      const end = !isPlanned
        ? `, ${rest} ${isOver ? 'over budget' : 'left'}.`
        : isOver
          ? `. With ${money(planned)} in planned expenses, you’ll be ${rest} over budget.`
          : `, with ${rest} left after ${money(planned)} in planned expenses.`
      const shared = owed === '0.00' ? '' : ` Friends owe you ${money(owed)} of this.`
      return `${name}: ${of} spent${end}${shared}`
    })
}

function sentencesOfDays({ days, today, file }: Account, money: Money): string[] {
  const last = new Date(Date.parse(today) + REMIND_DAYS * 86_400_000).toISOString().slice(0, 10)
  const nameIn = (list: { id: number; name: string }[], id: number | null) =>
    list.find(each => each.id === id)?.name
  return days
    .filter(({ state, date, last_due_on }) => state === 'open' && !last_due_on && date <= last)
    .filter(({ date, is_automatic }) => date >= today || !is_automatic)
    .map(day => ({ ...day, isOver: day.date < today }))
    .sort(
      (one, other) =>
        Number(one.isOver) - Number(other.isOver) ||
        (one.date < other.date ? -1 : one.date > other.date ? 1 : one.schedule_id - other.schedule_id),
    )
    .slice(0, MOST_TOLD)
    .map(({ description, category_id, from_wallet_id, to_wallet_id, date, amount, is_automatic, isOver }) => {
      const sides = [from_wallet_id, to_wallet_id].map(id => nameIn(file.wallets, id)).filter(Boolean)
      const name = description || (nameIn(file.categories, category_id) ?? sides.join(' → '))
      const end = isOver
        ? 'You still need to record or skip this one.'
        : is_automatic
          ? 'Pundi will record this one.'
          : 'You’ll need to record this one.'
      return `${dayOf(date)}: ${name}, ${money(amount)}. ${end}`
    })
}
