import type { Transfer, Wallet } from '@pundi/contract'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import type { MoneyChanged } from './change-money'
import { dropTyped, storedTyped, type Purpose, type Values } from './fields/typed'

export interface OpenForm {
  purpose: Purpose
  typed?: Values
  opening: number
  answeredBefore: MoneyChanged | undefined
}

export type BegunForm = Pick<OpenForm, 'purpose' | 'typed'>

let openings = 0

/**
 * The one open form for wallets and transfers. It starts with `first`, or with unsaved input. If
 * the server's answer asks a question, the form with that question opens.
 */
export function useOpenForm(answered: MoneyChanged | undefined, first?: BegunForm) {
  const [opened, setOpened] = useState<OpenForm | undefined>(() => reopen(first))
  const [seen, setSeen] = useState(answered)
  if (answered !== seen) {
    setSeen(answered)
    if (answered?.isDone && answered.change !== 'undo') {
      const { asks } = answered.outcome
      setOpened(asks && { purpose: asks, opening: ++openings, answeredBefore: answered })
    }
  }
  const open = (purpose: Purpose) => setOpened({ purpose, opening: ++openings, answeredBefore: answered })
  const answer = opened && answered !== opened.answeredBefore ? answered : undefined
  return {
    opened,
    refused: answer?.isDone === false ? answer : undefined,
    open,
    /** Discards the input and starts again from the saved record. */
    take: (purpose: Purpose) => {
      dropTyped()
      open(purpose)
    },
    close: () => {
      dropTyped()
      setOpened(undefined)
    },
  }
}

function reopen(kept: BegunForm | undefined = storedTyped()): OpenForm | undefined {
  return kept && { ...kept, opening: ++openings, answeredBefore: undefined }
}

export interface MoneyFormsProps {
  fetcher: FetcherWithComponents<MoneyChanged>
  form: ReturnType<typeof useOpenForm>
  wallets: Wallet[]
  transfers?: Transfer[] | undefined
}
