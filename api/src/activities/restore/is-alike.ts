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
  return fields.every(name => written(one[name]) === written(other[name]))
}

/** The log and the database have one order of keys. */
const written = (value: unknown) =>
  JSON.stringify(value ?? null, (key, part: unknown) => (key === 'name' ? undefined : part))
