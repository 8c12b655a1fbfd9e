import type { Budget, BudgetMonthsAnswer, BudgetsAnswer } from '@pundi/contract'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import type { BudgetChanged } from './change-budgets'

/** What a form is opened for. */
export type Purpose = { form: 'all' } | { form: 'one' | 'move'; budget: Budget }

let openings = 0

/** The one form about budgets that is open. `answered` is the last answer: one that was made closes the form. */
export function useOpenForm(answered: BudgetChanged | undefined) {
  const [opened, setOpened] = useState<{ purpose: Purpose; opening: number; before: typeof answered }>()
  const [seen, setSeen] = useState(answered)
  if (answered !== seen) {
    setSeen(answered)
    if (answered?.isDone && answered.change !== 'undo') setOpened(undefined)
  }
  const answer = opened && answered !== opened.before ? answered : undefined
  return {
    opened,
    /** Why the open form was not saved. */
    refused: answer?.isDone === false ? answer : undefined,
    open: (purpose: Purpose) => setOpened({ purpose, opening: ++openings, before: answered }),
    close: () => setOpened(undefined),
  }
}

/** What a form is drawn with. */
export interface DrawnFormProps {
  fetcher: FetcherWithComponents<BudgetChanged>
  form: ReturnType<typeof useOpenForm>
  answer: BudgetsAnswer
  /** Undefined while they load, null where they could not be had. */
  months: BudgetMonthsAnswer | null | undefined
}
