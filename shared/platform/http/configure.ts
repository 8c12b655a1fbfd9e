import type { Offline } from './device'

/** The shell sets this once when it starts. So this folder does not have to import the session. */
export interface HttpConfiguration {
  token: () => string | null
  /** Called when an authenticated call gets 401. */
  expire: () => void
  /** Value of Accept-Language. */
  language: () => string
  offline?: () => Promise<Offline>
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
