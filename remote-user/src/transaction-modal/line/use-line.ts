import { amountReader } from '@pundi/kit/amount'
import { amountStyle, today } from '@pundi/kit/format'
import type { Category, Transaction } from '@pundi/contract'
import { useState } from 'react'
import type { Draft } from '../saving/draft'
import type { NamedWallet } from './find-wallet'
import { type LineReading, readLine } from './read-line'

/** The line of the form, and what it is understood as. */
export function useLine(
  isOpenAtFirst: boolean,
  categories: readonly Category[],
  past: readonly Transaction[] | undefined,
  wallets: readonly NamedWallet[],
) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const [line, setLine] = useState('')
  const [chosen, setChosen] = useState<Category>()
  const read = (written: string) =>
    readLine(written, {
      // It is loaded with the form.
      readAmount: amountReader()?.readAmount ?? (() => undefined),
      language: amountStyle().language,
      today: today(),
      categories,
      past: past ?? [],
      wallets,
    })
  const reading = read(line)
  const category = chosen ?? foundIn(reading)

  return {
    isOpen,
    open: setOpen,
    line,
    reading,
    /** Undefined where it is not known. */
    category,
    isChosen: chosen !== undefined,
    /** What would be saved. */
    draft: toDraft(reading, category),
    /** Changes the line, and returns what it is understood as. An empty line forgets the category that was chosen. */
    write: (written: string) => {
      const kept = written.trim() === '' ? undefined : chosen
      setLine(written)
      setChosen(kept)
      const now = read(written)
      return toDraft(now, kept ?? foundIn(now))
    },
    choose: (next: Category) => {
      setChosen(next)
      return toDraft(reading, next)
    },
  }
}

export type Line = ReturnType<typeof useLine>

const foundIn = ({ category }: LineReading) => ('category' in category ? category.category : undefined)

const toDraft = (
  { amount, day, description, wallet: { wallet } }: LineReading,
  category: Category | undefined,
): Draft => ({
  amount: 'decimal' in amount ? amount.decimal : '',
  category: category ?? null,
  type: category?.type ?? '',
  transaction_date: 'date' in day ? day.date : '',
  description,
  ...(wallet && { wallet_id: wallet.id }),
})
