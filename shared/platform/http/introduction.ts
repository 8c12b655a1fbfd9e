/** What calls must know of the rest of the application. The shell says it once, at start; nothing here imports it. */
export interface Introduction {
  token: () => string | null
  /** Called when an authenticated call is answered with 401. */
  expire: () => void
  /** Value of Accept-Language. */
  language: () => string
}

let introduction: Introduction = {
  token: () => null,
  expire: () => {},
  language: () => 'id',
}

export const introduce = (to: Introduction) => {
  introduction = to
}

export const introduced = () => introduction
