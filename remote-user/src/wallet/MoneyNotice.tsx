import { formatAmount } from '@pundi/kit/format'
import { Toast } from '@pundi/kit/ui'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { type text as Text, useText } from './catalogue/text'
import type { DoneMoney, MoneyChanged } from './change-money'

interface MoneyNoticeProps {
  fetcher: FetcherWithComponents<MoneyChanged>
  /** Then it says itself why it was not saved. */
  isFormOpen: boolean
}

/** Says that a change was made, with its undo; or why one was refused that one press asked for. */
export function MoneyNotice({ fetcher, isFormOpen }: MoneyNoticeProps) {
  const text = useText()
  const [dismissed, setDismissed] = useState<object>()
  const answer = fetcher.data === dismissed ? undefined : fetcher.data
  const done = answer?.isDone ? answer : undefined
  const undo = done?.outcome.undo
  const isSaidHere = !isFormOpen && answer !== undefined && saidHere.includes(answer.change)
  const refused = isSaidHere && !answer.isDone ? answer : undefined
  return (
    <Toast
      message={done ? sayDone(done, text) : refused?.message}
      stamp={answer}
      action={
        undo && {
          label: text('Undo'),
          onAct: () => void fetcher.submit(undo, { method: 'post', action: '/wallet' }),
        }
      }
      onDismiss={() => setDismissed(answer)}
      dismissLabel={text('Dismiss')}
    />
  )
}

/** They are asked for by one press, without a form. */
const saidHere: MoneyChanged['change'][] = ['closeWallet', 'undo']

function sayDone({ change, outcome }: DoneMoney, text: typeof Text) {
  const { name = '', amount = '0', isClosed = false } = outcome
  switch (change) {
    case 'addWallet':
    case 'addInstalments':
      return text('{name} has been added.', { name })
    case 'changeWallet':
      return text('{name} has been updated.', { name })
    case 'closeWallet':
      return isClosed ? text('{name} has been closed.', { name }) : text('{name} is open again.', { name })
    case 'removeWallet':
      return text('The wallet has been deleted.')
    case 'correctWallet':
      return Number(amount) === 0
        ? text('The balance of {name} is right. Nothing was recorded.', { name })
        : text('{name} corrected by {amount}.', {
            name,
            amount: formatAmount(amount, { signed: true, decimals: 'needed' }),
          })
    case 'addTransfer':
      return text('{amount} has been transferred.', { amount: formatAmount(amount, { decimals: 'needed' }) })
    case 'changeTransfer':
      return text('The transfer has been updated.')
    case 'removeTransfer':
      return text('The transfer has been deleted.')
    case 'settle':
      return text('The payment with {name} has been recorded.', { name })
    case 'payInstalment':
      return text('{amount} has been paid.', { amount: formatAmount(amount, { decimals: 'needed' }) })
    case 'removeInstalments':
      return text('{name} has been deleted.', { name })
    case 'undo':
      return text('It has been undone.')
  }
}
