/** A field that the form does not show is absent. */
export type Typed<Name extends string> = Partial<Record<Name, string>>

/** Names of the fields of a body, so that an input is named as the contract names its field. */
export type NamesOf<Body> = Extract<keyof Body, string>

/** Files are left out. */
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
