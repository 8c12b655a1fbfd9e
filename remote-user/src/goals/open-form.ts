import type { Goal, Transaction, Wallet } from '@pundi/contract'
import { useState } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import type { GoalChanged } from './change-goals'

/** What a form is opened for. */
export type Purpose =
  | { form: 'goal'; goal?: Goal }
  | { form: 'putAside'; goal: Goal }
  | { form: 'takeOut'; goal: Goal }
  | { form: 'removal'; goal: Goal }

/** The changes that a form makes. All others are made beside it, by one press. */
const made: Record<Purpose['form'], readonly GoalChanged['change'][]> = {
  goal: ['addGoal', 'changeGoal'],
  putAside: ['putAside'],
  takeOut: ['takeOut'],
  removal: ['removeGoal'],
}

/**
 * The one form about goals that is open. It closes once it is saved, and stays while another change is answered that
 * was made before it was opened. `answered` is the last answer.
 */
export function useOpenForm(answered: GoalChanged | undefined) {
  const [opened, setOpened] = useState<{ purpose: Purpose; answeredBefore: GoalChanged | undefined }>()
  const [seen, setSeen] = useState(answered)
  const isOf = (answer: GoalChanged | undefined) =>
    answer !== undefined && opened !== undefined && made[opened.purpose.form].includes(answer.change)
  if (answered !== seen) {
    setSeen(answered)
    if (answered?.isDone && isOf(answered)) setOpened(undefined)
  }
  const answer = answered !== opened?.answeredBefore && isOf(answered) ? answered : undefined
  return {
    purpose: opened?.purpose,
    /** Why the open form was not saved. */
    refused: answer?.isDone === false ? answer : undefined,
    open: (purpose: Purpose) => setOpened({ purpose, answeredBefore: answered }),
    close: () => setOpened(undefined),
  }
}

export interface GoalFormsProps {
  fetcher: FetcherWithComponents<GoalChanged>
  form: ReturnType<typeof useOpenForm>
  wallets: Wallet[]
  /** Incomes that are planned, the soonest first. */
  incomes: Promise<Transaction[]>
}

/** What an open form is drawn with. */
export interface OpenFormProps<Form extends Purpose['form']> extends GoalFormsProps {
  purpose: Extract<Purpose, { form: Form }>
}
