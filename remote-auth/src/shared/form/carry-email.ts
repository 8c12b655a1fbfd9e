/** Kept in memory only. */
let carried = ''

export function carryEmail() {
  carried = document.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? ''
}

/** Returns the carried address only once, so that the next user of this tab does not see it. */
export function takeEmail(): string {
  const taken = carried
  carried = ''
  return taken
}
