import type { Transfer, Wallet } from '@pundi/contract'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import type { MoneyChanged } from './change-money'
import { dropTyped, keptTyped, type Purpose, type Values } from './typed'

/** A form with what this tab kept of it. */
export interface OpenForm {
  purpose: Purpose
  /** What somebody typed in it; undefined while nobody has. */
  typed?: Values
  /** Names one opening. */
  opening: number
  answeredBefore: MoneyChanged | undefined
}

export type BegunForm = Pick<OpenForm, 'purpose' | 'typed'>

let openings = 0

/**
 * The one form about wallets that is open. It begins with what was typed and not saved, or with `first` open.
 * `answered` is the last answer. An answer that asks back opens the form in which it is asked.
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
    /** Why the open form was not saved. */
    refused: answer?.isDone === false ? answer : undefined,
    open,
    /** Lets go what was typed, and begins again with what is there now. */
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

function reopen(kept: BegunForm | undefined = keptTyped()): OpenForm | undefined {
  return kept && { ...kept, opening: ++openings, answeredBefore: undefined }
}

/** What an open form is drawn with. */
export interface DrawnFormProps {
  fetcher: FetcherWithComponents<MoneyChanged>
  form: ReturnType<typeof useOpenForm>
  wallets: Wallet[]
  /** Those that the page shows, as they are now. */
  transfers?: Transfer[] | undefined
}
