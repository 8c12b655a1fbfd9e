import type { Category } from '@pundi/contract'
import { text } from '../../../catalogue/text'
import type { FieldOfRecord } from '../FieldTable'
import { inLines } from './describe-record'

export const describeOrder = (order: readonly Category[]): FieldOfRecord[] =>
  (['income', 'expense'] as const).map(type =>
    inLines(
      text(type === 'income' ? 'Income' : 'Expense'),
      order.filter(each => each.type === type).map(({ name }) => name),
    ),
  )

/**
 * Sorts the present categories (`now`) in their earlier order (`before`). Deleted categories do not
 * come back, and new categories come last.
 */
export function orderAfterRestoring(before: readonly Category[], now: readonly Category[]): Category[] {
  const places = new Map(before.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: Category) => places.get(id) ?? before.length
  return now.toSorted((one, other) => placeOf(one) - placeOf(other))
}
