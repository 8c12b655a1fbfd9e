import type { Goal, Wallet } from '@pundi/contract'
import type { PageForm } from '../../shared/save-form/FormDialog'
import type { ChangesOf } from '../../shared/save-form/use-open-form'
import type { GoalChanged } from './change-goals'
import type { Income } from './load-incomes'

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
  goals: Goal[]
  wallets: Wallet[]
  /** Soonest first. */
  incomes: Promise<Income[]>
}

export interface OpenFormProps<Form extends Purpose['form']> extends GoalFormsProps {
  purpose: Extract<Purpose, { form: Form }>
}
