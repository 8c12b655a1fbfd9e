/**
 * Whether two states are equal in these fields: those that a user can change. The `name` of a transaction's category, of
 * those of its parts and of a transfer's wallets are none of them. A column that is missing in an older entry counts as
 * null.
 */
export function isAlike<State extends object>(
  one: State | null,
  other: State | null,
  fields: readonly (keyof State)[],
): boolean {
  if (!one || !other) return one === other
  return fields.every(field => written(field, one[field]) === written(field, other[field]))
}

/** The log and the database have one order of keys. Only in parts is a name that of a category: in shares it is the friend. */
const written = (field: PropertyKey, value: unknown) =>
  JSON.stringify(value ?? null, (key, part: unknown) =>
    key === 'name' && field === 'splits' ? undefined : part,
  )
