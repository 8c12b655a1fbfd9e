import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import type { Provider } from 'oidc-provider'
import { makeSecret } from '../caller/token'
import { people } from './people'

export type LocalClient = { clientId: string; clientSecret: string }

const SHORT = 10 * 60
const scope = 'openid email profile'

/** A local OpenID Connect provider with fictitious users, for development only. */
export async function openProvider(origin: string, client: LocalClient): Promise<Provider> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return quietly(async () => {
    const { Provider: LocalProvider } = await import('oidc-provider')
    return new LocalProvider(`${origin}/oidc`, {
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: [`${origin}/api/auth/google/callback`],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      cookies: { keys: [makeSecret()] },
      features: { devInteractions: { enabled: false } },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
      pkce: { required: () => true },
      ttl: {
        AccessToken: SHORT,
        AuthorizationCode: 60,
        IdToken: SHORT,
        Interaction: SHORT,
        Session: SHORT,
        Grant: SHORT,
      },
      interactions: { url: (_context, { uid }) => `/oidc/interaction/${uid}` },
      findAccount(_context, id) {
        const person = people.find(({ subject }) => subject === id)
        return person && { accountId: id, claims: () => ({ sub: id, ...person, subject: undefined }) }
      },
      async loadExistingGrant({ oidc }) {
        const { clientId } = oidc.client
        const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId })
        grant.addOIDCScope(scope)
        await grant.save()
        return grant
      },
      renderError(context, { error, error_description }) {
        context.type = 'text/plain'
        context.body = `${error}: ${error_description}\n`
      },
    })
  })
}

/**
 * Silences the package's console warnings (about in-memory storage, for example), which do not
 * matter in development.
 */
async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  const { info, warn } = console
  Object.assign(console, { info: () => undefined, warn: () => undefined })
  try {
    return await work()
  } finally {
    Object.assign(console, { info, warn })
  }
}
