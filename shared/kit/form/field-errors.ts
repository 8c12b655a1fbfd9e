import type { RefusedChange } from './change-answer'
import { firstOfEach } from './read-http-refusal'

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

/** Name and error of a field, for the props of its component. */
export type FieldOf<Name extends string> = <Of extends Name>(
  name: Of,
) => { name: Of; error: string | undefined }

/**
 * What a refused form shows.
 * @param names the fields that the form shows
 * @returns `message` is the refusal of the form; undefined if the error of a shown field says the same
 */
export function fieldErrors<Name extends string>(
  names: readonly Name[],
  refused: RefusedChange | undefined,
): { errors: FieldErrors<Name>; field: FieldOf<Name>; message: string | undefined } {
  const errors: FieldErrors<Name> = {}
  const refusals = firstOfEach(refused?.refusal.errors ?? {})
  for (const name of names) if (refusals[name] !== undefined) errors[name] = refusals[name]
  const isBeside = Object.values(errors).includes(refused?.message)
  return {
    errors,
    field: name => ({ name, error: errors[name] }),
    message: isBeside ? undefined : refused?.message,
  }
}
