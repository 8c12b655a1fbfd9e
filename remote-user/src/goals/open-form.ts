import type { Goal, Wallet } from '@pundi/contract'
import type { PageForm } from '../change-form/FormDialog'
import type { ChangesOf } from '../change-form/use-open-form'
import type { GoalChanged } from './change-goals'
import type { Income } from './load-incomes'

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
  /** Incomes that are to come, the soonest first. */
  incomes: Promise<Income[]>
}

/** What an open form is drawn with. */
export interface OpenFormProps<Form extends Purpose['form']> extends GoalFormsProps {
  purpose: Extract<Purpose, { form: Form }>
}
