/** Types for the parts of the package that Pundi uses, because the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  type Grant = { addOIDCScope: (scope: string) => void; save: () => Promise<string> }
  type Context = {
    body: string
    type: string
    oidc: {
      session: { accountId: string }
      client: { clientId: string }
      provider: { Grant: new (of: { clientId: string; accountId: string }) => Grant }
    }
  }
  type Settings = Record<string, unknown> & {
    findAccount: (
      context: Context,
      id: string,
    ) => { accountId: string; claims: () => Record<string, unknown> } | undefined
    interactions: { url: (context: Context, interaction: { uid: string }) => string }
    loadExistingGrant: (context: Context) => Promise<Grant>
    renderError: (context: Context, out: { error: string; error_description?: string }) => void
  }

  export class Provider {
    constructor(issuer: string, settings: Settings)
    callback: () => (request: IncomingMessage, response: ServerResponse) => Promise<void>
    interactionDetails: (request: IncomingMessage, response: ServerResponse) => Promise<{ uid: string }>
    interactionFinished: (
      request: IncomingMessage,
      response: ServerResponse,
      result: { login: { accountId: string } } | { error: string; error_description: string },
    ) => Promise<void>
  }
}
