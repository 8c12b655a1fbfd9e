import type { Letter, LetterSentence } from '@pundi/contract'
import { dayOf, type Look, moneyIn } from '../../platform/messages/write-values'
import type { Say } from '../../platform/messages/say'

export function sayLetter({ period, sentences }: Letter, say: Say, look: Look): string[] {
  const [from, to] = [dayOf(period.from), dayOf(period.to)]
  return [
    say('From {from} to {to}:', { from, to }),
    ...sentences.map(one => saySentence(one, say, look) + sayOwed(one, say, look)),
  ]
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
      return say('{name} took the most: {amount}, {share}% of all expenses.', {
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

function sayOwed(sentence: LetterSentence, say: Say, look: Look): string {
  const money = moneyIn(look)
  if (!('owed' in sentence) || sentence.owed === undefined) return ''
  const amount = money(sentence.owed)
  return sentence.kind === 'kept'
    ? ` ${say('{spent} is spent, {amount} of it is owed to you.', { spent: money(sentence.expense), amount })}`
    : ` ${say('{amount} of it is owed to you.', { amount })}`
}
