/** Text by field name. Fields that the form does not show are absent. */
export type Typed<Name extends string> = Partial<Record<Name, string>>

/** Field names of a request body, so that inputs get the same names as in the API contract. */
export type NamesOf<Body> = Extract<keyof Body, string>

/** The text fields of a form, without files. */
export const typedIn = (form: FormData): { [name: string]: string } =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))

export function typedOf<Name extends string>(names: readonly Name[], form: FormData): Typed<Name> {
  const typed: Typed<Name> = {}
  for (const name of names) {
    const value = form.get(name)
    if (typeof value === 'string') typed[name] = value
  }
  return typed
}
