import { loadAmountReader } from '@pundi/kit/amount'

/* The forms about goals: a chunk of its own, drawn by `DrawnForm`. */
export { GoalForms } from './GoalForms'

/** Loads what reads amounts and the words beside them, beside the code of the forms. */
export const loadReader = () =>
  loadAmountReader().catch((error: unknown) => console.warn('Amounts cannot be read yet.', error))
