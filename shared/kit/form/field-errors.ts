import type { RefusedChange } from './change-answer'
import { firstOfEach } from './read-http-refusal'
import type { Typed } from './typed'

export type FieldOf<Name extends string> = <Of extends Name>(
  name: Of,
) => { name: Of; error: string | undefined }

/**
 * Assigns error messages to the fields of a form.
 * @param names names of the fields that the form shows
 * @param refused the first error of each refused field
 * @returns `other` is an error of a field that the form does not show, so the form must show this
 * error elsewhere
 */
export function fieldsOf<Name extends string>(
  names: readonly Name[],
  refused: Typed<string> = {},
): { errors: Typed<Name>; field: FieldOf<Name>; other: string | undefined } {
  const errors: Typed<Name> = {}
  for (const name of names) {
    const error = refused[name]
    if (error !== undefined) errors[name] = error
  }
  const [, other] = Object.entries(refused).find(([name]) => !names.some(shown => shown === name)) ?? []
  return { errors, field: name => ({ name, error: errors[name] }), other }
}

/**
 * Assigns the errors of a refused change to the fields of a form.
 * @returns `message` is the error of the whole form, or undefined if a shown field has the same
 * error
 */
export function fieldErrors<Name extends string>(names: readonly Name[], refused: RefusedChange | undefined) {
  const { errors, field } = fieldsOf(names, firstOfEach(refused?.refusal.errors ?? {}))
  const isBeside = Object.values(errors).includes(refused?.message)
  return { errors, field, message: isBeside ? undefined : refused?.message }
}
