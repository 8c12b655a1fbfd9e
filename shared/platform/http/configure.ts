/** What calls must know of the rest of the application. The shell says it once, at start; nothing here imports it. */
export interface HttpConfiguration {
  token: () => string | null
  /** Called when an authenticated call is answered with 401. */
  expire: () => void
  /** Value of Accept-Language. */
  language: () => string
}

let configuration: HttpConfiguration = {
  token: () => null,
  expire: () => {},
  language: () => 'id',
}

export const configureHttp = (to: HttpConfiguration) => {
  configuration = to
}

export const httpConfiguration = () => configuration
