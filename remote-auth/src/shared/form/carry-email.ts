/** The e-mail address for the next form. In memory only. */
let carried = ''

export function carryEmail() {
  carried = document.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? ''
}

/** Returns the carried address once, so that the next person does not find it. */
export function takeEmail(): string {
  const taken = carried
  carried = ''
  return taken
}
