import type { Letter, LetterSentence } from '@pundi/contract'
import { formatAmount, formatDay } from '@pundi/kit/format'
import { usePromise } from '@pundi/kit/list'
import { Card, IconButton, useFocusHeir } from '@pundi/kit/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { recordsOf } from '../../../shared/records-of/records-of'
import { type text as Text, useText } from '../catalogue/text'
import type { CardData } from '../load-cards'
import { closeLetter } from './closed-letter'
import css from './LetterCard.module.css'

export function LetterCard({ loading }: { loading: CardData['letter'] }) {
  const letter = usePromise(loading)
  const [closed, setClosed] = useState<string>()
  if (!letter || closed === letter.period.from) return null
  return (
    <OpenLetter
      letter={letter}
      onClose={() => {
        closeLetter(letter.period.from)
        setClosed(letter.period.from)
      }}
    />
  )
}

function OpenLetter({ letter: { period, sentences }, onClose }: { letter: Letter; onClose: () => void }) {
  const text = useText()
  const holder = useFocusHeir<HTMLDivElement>()
  return (
    <div ref={holder}>
      <Card
        title={text('How your month went')}
        detail={`${formatDay(period.from)} – ${formatDay(period.to)}`}
        actions={
          <IconButton label={text('Close the summary')} onClick={onClose}>
            <X />
          </IconButton>
        }
      >
        <ul className={css.sentences}>
          {sentences.map(sentence => (
            <li key={sentence.kind}>
              <Link className={css.link} to={placeOf(sentence, period)}>
                {saySentence(sentence, text)}
              </Link>
              {'owed' in sentence && sentence.owed !== undefined && (
                <p className={css.owed}>{sayOwed(sentence, sentence.owed, text)}</p>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function placeOf(sentence: LetterSentence, period: Letter['period']): string {
  switch (sentence.kind) {
    case 'kept':
      return recordsOf(period)
    case 'calm':
      return recordsOf(period, { type: 'expense' })
    case 'aside':
      return '/goals'
    default:
      return recordsOf(period, { type: 'expense', category_id: String(sentence.category_id) })
  }
}

function saySentence(sentence: LetterSentence, text: typeof Text): string {
  switch (sentence.kind) {
    case 'kept': {
      const { income, expense, kept } = sentence
      const values = { income: money(income), expense: money(expense), rest: money(kept.replace('-', '')) }
      return kept.startsWith('-')
        ? text('{income} came in and {expense} went out: {rest} more than came in.', values)
        : text('{income} came in and {expense} went out: {rest} was kept.', values)
    }
    case 'grew': {
      const { name, amount, average } = sentence
      const values = { name, amount: money(amount), average: money(average) }
      return text('{name} took {amount}, after {average} on average in the three months before.', values)
    }
    case 'largest': {
      const { name, amount, share } = sentence
      return text('{name} took the most: {amount}, {share}% of all expenses.', {
        ...{ name, share },
        amount: money(amount),
      })
    }
    case 'aside':
      return text('You put {amount} aside for your goals.', { amount: money(sentence.amount) })
    case 'calm': {
      const { days, of, mean } = sentence
      const values = { days, of, mean: money(mean) }
      return text('On {days} of {of} days you spent no more than the mean of {mean}.', values)
    }
  }
}

function sayOwed(sentence: LetterSentence, owed: string, text: typeof Text): string {
  return sentence.kind === 'kept'
    ? text('You spent {spent}, of which friends owe you {amount}', {
        ...{ spent: money(sentence.expense), amount: money(owed) },
      })
    : text('Friends owe you {amount} of this', { amount: money(owed) })
}

const money = (amount: string) => formatAmount(amount)
