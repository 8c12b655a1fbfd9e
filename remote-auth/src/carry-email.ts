/** The address on its way from one form to another. Memory alone has it. */
let carried = ''

/** Takes along what stands in the e-mail field, for the form that a link leads to. */
export function carryEmail() {
  carried = document.querySelector<HTMLInputElement>('input[name="email"]')?.value ?? ''
}

/** The address with which a form begins. It is taken once, so that nobody finds the one of somebody else. */
export function takeEmail(): string {
  const taken = carried
  carried = ''
  return taken
}
