import type { Budget, BudgetMonthsAnswer, BudgetsAnswer } from '@pundi/contract'
import type { PageForm } from '../change-form/FormDialog'
import type { ChangesOf } from '../change-form/use-open-form'
import type { BudgetChanged } from './change-budgets'

/** What a form is opened for. */
export type Purpose = { form: 'all' } | { form: 'one' | 'move'; budget: Budget }

export const changesOf: ChangesOf<Purpose, BudgetChanged> = {
  all: ['set'],
  one: ['setOne', 'end'],
  move: ['move'],
}

/** What a form is drawn with. */
export interface DrawnFormProps extends PageForm<Purpose, BudgetChanged> {
  answer: BudgetsAnswer
  /** Undefined while they load, null where they could not be had. */
  months: BudgetMonthsAnswer | null | undefined
}
