import type { Goal, Transaction, Wallet } from '@pundi/contract'
import type { PageForm } from '../change-form/FormDialog'
import type { ChangesOf } from '../change-form/use-open-form'
import type { GoalChanged } from './change-goals'

/** What a form is opened for. */
export type Purpose =
  | { form: 'goal'; goal?: Goal }
  | { form: 'putAside'; goal: Goal }
  | { form: 'takeOut'; goal: Goal }
  | { form: 'removal'; goal: Goal }

export const changesOf: ChangesOf<Purpose, GoalChanged> = {
  goal: ['addGoal', 'changeGoal'],
  putAside: ['putAside'],
  takeOut: ['takeOut'],
  removal: ['removeGoal'],
}

export interface GoalFormsProps extends PageForm<Purpose, GoalChanged> {
  /** As they are now. */
  goals: Goal[]
  wallets: Wallet[]
  /** Incomes that are planned, the soonest first. */
  incomes: Promise<Transaction[]>
}

/** What an open form is drawn with. */
export interface OpenFormProps<Form extends Purpose['form']> extends GoalFormsProps {
  purpose: Extract<Purpose, { form: Form }>
}
