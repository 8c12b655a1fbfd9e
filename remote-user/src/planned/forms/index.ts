import { loadAmountReader } from '@pundi/kit/amount'

/* The forms about what repeats: a chunk of its own, drawn by `DrawnForm`. */
export { PlannedForms } from './PlannedForms'

/** Loads what reads amounts, beside the code of the forms. */
export const loadReader = () =>
  loadAmountReader().catch((error: unknown) => console.warn('Amounts cannot be read yet.', error))
