import type { Budget, BudgetMonthsAnswer, BudgetsAnswer } from '@pundi/contract'
import type { PageForm } from '../../shared/save-form/FormDialog'
import type { ChangesOf } from '../../shared/save-form/use-open-form'
import type { BudgetChanged } from './change-budgets'

export type Purpose = { form: 'all' } | { form: 'one' | 'move'; budget: Budget }

export const changesOf: ChangesOf<Purpose, BudgetChanged> = {
  all: ['set'],
  one: ['setOne', 'end'],
  move: ['move'],
}

export interface BudgetFormProps extends PageForm<Purpose, BudgetChanged> {
  answer: BudgetsAnswer
  /** Undefined while loading, null after a failure. */
  months: BudgetMonthsAnswer | null | undefined
}
