import type { Person } from '@pundi/contract'

/** A deleted user has no name, so the id is shown. */
export const nameOf = ({ id, name }: Person) => name || `#${id}`
