import type { Currency, Letter, LetterSentence } from '@pundi/contract'
import type { Say } from '../messages/say'

/** How the reader sees amounts. */
type Look = { language: string; currency: Currency }

/** The sentences of a letter in words, after the days that they are about. */
export function sayLetter({ period, sentences }: Letter, say: Say, look: Look): string[] {
  const [from, to] = [dayOf(period.from), dayOf(period.to)]
  return [say('From {from} to {to}:', { from, to }), ...sentences.map(one => saySentence(one, say, look))]
}

function saySentence(sentence: LetterSentence, say: Say, look: Look): string {
  const money = moneyIn(look)
  switch (sentence.kind) {
    case 'kept': {
      const { income, expense, kept } = sentence
      const values = { income: money(income), expense: money(expense), rest: money(kept.replace('-', '')) }
      return kept.startsWith('-')
        ? say('{income} came in and {expense} went out: {rest} more than came in.', values)
        : say('{income} came in and {expense} went out: {rest} was kept.', values)
    }
    case 'grew': {
      const { name, amount, average } = sentence
      const values = { name, amount: money(amount), average: money(average) }
      return say('{name} took {amount}, after {average} on average in the three months before.', values)
    }
    case 'largest': {
      const { name, amount, share } = sentence
      return say('{name} took the most: {amount}, {share} % of all expenses.', {
        ...{ name, share },
        amount: money(amount),
      })
    }
    case 'aside':
      return say('You put {amount} aside for your goals.', { amount: money(sentence.amount) })
    case 'calm': {
      const { days, of, mean } = sentence
      const values = { days, of, mean: money(mean) }
      return say('On {days} of {of} days you spent no more than the mean of {mean}.', values)
    }
  }
}

/** Writes amounts as the screens do: a test compares both. */
export function moneyIn({ language, currency }: Look) {
  const digits = currency === 'IDR' ? 0 : 2
  const format = new Intl.NumberFormat(currency === 'IDR' ? 'id-ID' : (locales[language] ?? 'id-ID'), {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol', useGrouping: 'always' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
  return (amount: string) => format.format(amount as Intl.StringNumericLiteral)
}

const locales: Record<string, string> = { id: 'id-ID', en: 'en-US', es: 'es-419' }

/** Writes a day as the screens do. */
export const dayOf = (day: string) => day.split('-').reverse().join('/')
