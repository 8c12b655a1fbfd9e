import type { Offline } from './device'

/**
 * What calls need from the rest of the application. The shell sets it once at start, so that http imports nothing of
 * the session.
 */
export interface HttpConfiguration {
  token: () => string | null
  /** Called when an authenticated call is answered with 401. */
  expire: () => void
  /** Value of Accept-Language. */
  language: () => string
  /** Loads what keeps answers on the device, and finds them where the server does not answer. */
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
