import { amountReader } from '@pundi/kit/amount'
import { amountStyle, today } from '@pundi/kit/format'
import type { Category, Transaction } from '@pundi/contract'
import { useState } from 'react'
import { useFormText } from '../catalogue/text'
import type { Draft } from '../saving/draft'
import { findCategory } from './find-category'
import type { NamedWallet } from './find-wallet'
import { type LineReading, readLine } from './read-line'
import { type ChosenSides, transferOf } from './transfer-body'

/** The line of the form, and what it is understood as. */
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
      // It is loaded with the form.
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
    /** Undefined where it is not known. */
    category,
    isChosen: category !== undefined && category === chosen,
    feeCategory,
    /** What would be saved where the line moves money. */
    transfer: transferOf(reading, sides, feeCategory),
    /** What would be saved of any other. */
    draft: { ...toDraft(reading, category), ...wallet },
    isWalletChosen: wallet.wallet_id !== undefined,
    /** Changes the line, and returns what it is understood as. An empty line forgets what was chosen. */
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
    /** Chooses a wallet, or the outside, for a side that the line does not name. */
    chooseSide: (side: keyof ChosenSides, id: number | null) => {
      setSides({ ...sides, [side]: id })
      return toDraft(reading, category)
    },
    /** Chooses the wallet that it is booked with, or none. */
    chooseWallet: (chosen: ChosenWallet) => {
      setWallet(chosen)
      return { ...toDraft(reading, category), ...chosen }
    },
  }
}

type ChosenWallet = Pick<Draft, 'wallet_id' | 'begins_earlier'>

export type Line = ReturnType<typeof useLine>

/** The one that was chosen, unless it is no category of money that came back; else the one of the line. */
function categoryOf({ category, isRefund }: LineReading, chosen: Category | undefined) {
  if (chosen && !(isRefund && chosen.type === 'income')) return chosen
  return 'category' in category ? category.category : undefined
}

/** The category of most bookings that have the description. */
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
