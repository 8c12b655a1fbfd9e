import { formatAmount } from '@pundi/kit/format'
import type { FetcherWithComponents } from 'react-router-dom'
import { ChangeNotice } from '../save-form/ChangeNotice'
import { type text as Text, useText } from './catalogue/text'
import type { DoneMoney, MoneyChanged } from './change-money'

interface MoneyNoticeProps {
  fetcher: FetcherWithComponents<MoneyChanged>
  isFormOpen: boolean
}

export function MoneyNotice({ fetcher, isFormOpen }: MoneyNoticeProps) {
  const text = useText()
  return (
    <ChangeNotice
      fetcher={fetcher}
      action="/wallet"
      sayDone={done => sayDone(done, text)}
      saidHere={isFormOpen ? [] : saidHere}
    />
  )
}

const saidHere: MoneyChanged['change'][] = ['assign', 'closeWallet', 'undo']

function sayDone({ change, outcome }: DoneMoney, text: typeof Text) {
  const { name = '', amount = '0', count = 0, isClosed = false, asks } = outcome
  if (asks) return undefined
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
    case 'assign':
      return text('{count, plural, =1 {1 transaction moved.} other {# transactions moved.}}', { count })
    case 'correctWallet':
      return Number(amount) === 0
        ? text('{name}’s balance is correct. Nothing was recorded.', { name })
        : text('{name}’s balance adjusted by {amount}.', {
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
      return text('The payment between you and {name} has been recorded.', { name })
    case 'payInstalment':
      return text('{amount} has been paid.', { amount: formatAmount(amount, { decimals: 'needed' }) })
    case 'removeInstalments':
      return text('{name} has been deleted.', { name })
    case 'undo':
      return text('Change undone.')
  }
}
