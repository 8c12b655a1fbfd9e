/** The typed e-mail address, for the next page's form. It is in memory only. */
let carried = ''

export function carryEmail() {
  carried = document.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? ''
}

/** Returns the carried address only once, so that the next person at this tab does not see it. */
export function takeEmail(): string {
  const taken = carried
  carried = ''
  return taken
}
