import type { Offline } from './device'

/**
 * What calls need from the session. The shell sets this configuration once when it starts, so that
 * this folder does not import the session.
 */
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
