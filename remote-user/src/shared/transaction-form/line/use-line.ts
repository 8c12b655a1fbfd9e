import { amountReader } from '@pundi/kit/amount'
import { amountStyle, today } from '@pundi/kit/format'
import type { Category, Transaction } from '@pundi/contract'
import { useState } from 'react'
import { useFormText } from '../catalogue/text'
import type { Draft } from '../../booking-draft/draft'
import { findCategory } from '../../line-reader/find-category'
import type { NamedWallet } from '../../line-reader/find-wallet'
import { type LineReading, readLine } from '../../line-reader/read-line'
import { type ChosenSides, transferOf } from './transfer-body'

export function useLine(
  isOpenAtFirst: boolean,
  categories: readonly Category[],
  past: readonly Transaction[] = [],
  wallets: readonly NamedWallet[],
) {
  const say = useFormText()
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [line, setLine] = useState('')
  const [chosen, setChosen] = useState<Category>()
  const [sides, setSides] = useState<ChosenSides>({})
  const [wallet, setWallet] = useState<ChosenWallet>({})
  const read = (written: string) =>
    readLine(written, {
      readAmount: amountReader()?.readAmount ?? (() => undefined),
      language: amountStyle().language,
      today: today(),
      ...{ categories, past, wallets },
    })
  const reading = read(line)
  const category = categoryOf(reading, chosen)
  const feeCategory =
    chosen?.type === 'expense' ? chosen : usualCategory(say('Transfer fee'), categories, past)

  return {
    isOpen,
    open: setOpen,
    line,
    reading,
    category,
    isChosen: category !== undefined && category === chosen,
    feeCategory,
    transfer: transferOf(reading, sides, feeCategory),
    draft: { ...toDraft(reading, category), ...wallet },
    isWalletChosen: wallet.wallet_id !== undefined,
    /**
     * Sets the text of the line. An empty text also resets the user's choices.
     * @returns the draft that the line describes
     */
    write: (written: string) => {
      const isEmpty = written.trim() === ''
      const kept = isEmpty ? undefined : chosen
      setLine(written)
      setChosen(kept)
      if (isEmpty) {
        setSides({})
        setWallet({})
      }
      const now = read(written)
      return { ...toDraft(now, categoryOf(now, kept)), ...(!isEmpty && wallet) }
    },
    choose: (next: Category) => {
      setChosen(next)
      return { ...toDraft(reading, next), ...wallet }
    },
    chooseSide: (side: 'from' | 'to', id: number | null) => {
      setSides({ ...sides, [side]: id })
      return toDraft(reading, category)
    },
    chooseBeginning: (begins: string | undefined) => {
      setSides({ ...sides, begins })
      return toDraft(reading, category)
    },
    chooseWallet: (chosen: ChosenWallet) => {
      setWallet(chosen)
      return { ...toDraft(reading, category), ...chosen }
    },
  }
}

type ChosenWallet = Pick<Draft, 'wallet_id' | 'begins_earlier'>

export type Line = ReturnType<typeof useLine>

function categoryOf({ category, isRefund }: LineReading, chosen: Category | undefined) {
  if (chosen && !(isRefund && chosen.type === 'income')) return chosen
  return 'category' in category ? category.category : undefined
}

function usualCategory(description: string, categories: readonly Category[], past: readonly Transaction[]) {
  const expenses = categories.filter(({ type }) => type === 'expense')
  const found = findCategory(description, expenses, past)
  return 'reason' in found && found.reason.by === 'same' ? found.category : undefined
}

const toDraft = (
  { amount, day, description, isRefund, wallet: { wallet } }: LineReading,
  category: Category | undefined,
): Draft => ({
  amount: 'decimal' in amount ? amount.decimal : '',
  category: category ?? null,
  type: category?.type ?? '',
  transaction_date: 'date' in day ? day.date : '',
  description,
  ...(wallet && { wallet_id: wallet.id }),
  ...(isRefund && { is_refund: true }),
})
