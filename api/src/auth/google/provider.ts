import type { FastifyInstance } from 'fastify'
import type { Configuration as Client } from 'openid-client'
import { publicOrigin } from '../../platform/http/public-origin'
import { makeSecret } from '../../platform/caller/token'
import type { Flow, Identity } from './queries'

export const localClient = { clientId: 'pundi', clientSecret: makeSecret() }

export const hasLocalProvider = ({ configuration: { oidc, production } }: FastifyInstance) =>
  !oidc && !production

export const hasProvider = (app: FastifyInstance) => Boolean(app.configuration.oidc) || hasLocalProvider(app)

const callbackOf = (app: FastifyInstance) => `${publicOrigin(app)}/api/auth/google/callback`

const SECONDS = 10
const scope = 'openid email profile'

/**
 * Loads the provider's configuration at the first sign-in, and again after a failure. So the server
 * can start without the provider.
 */
export function socialClient(app: FastifyInstance) {
  let known: Promise<Client> | undefined
  const discover = async () => {
    const named = app.configuration.oidc ?? { issuer: `${publicOrigin(app)}/oidc`, ...localClient }
    const { discovery, enableNonRepudiationChecks, ...library } = await import('openid-client')
    const issuer = new URL(named.issuer)
    return discovery(issuer, named.clientId, named.clientSecret, undefined, {
      timeout: SECONDS,
      execute: [
        enableNonRepudiationChecks,
        // Allows an issuer without TLS, which the configuration accepts only outside production.
        // oxlint-disable-next-line typescript/no-deprecated -- marked so only to stand out
        ...(issuer.protocol === 'http:' ? [library.allowInsecureRequests] : []),
      ],
    })
  }
  return () =>
    (known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    }))
}

export async function beginFlow(
  app: FastifyInstance,
  client: Client,
  tab: string,
): Promise<{ flow: Flow; url: string }> {
  const library = await import('openid-client')
  const flow = {
    state: library.randomState(),
    nonce: library.randomNonce(),
    code_verifier: library.randomPKCECodeVerifier(),
    tab,
  }
  const url = library.buildAuthorizationUrl(client, {
    redirect_uri: callbackOf(app),
    scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await library.calculatePKCECodeChallenge(flow.code_verifier),
    code_challenge_method: 'S256',
    ...(hasLocalProvider(app) && { prompt: 'login' }),
  })
  return { flow, url: url.href }
}

export type Claims = Identity & { email: unknown; email_verified: unknown; name: unknown }

export async function endFlow(
  app: FastifyInstance,
  client: Client,
  search: string,
  flow: Flow,
): Promise<Claims> {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const tokens = await authorizationCodeGrant(client, new URL(callbackOf(app) + search), {
    expectedState: flow.state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.code_verifier,
    idTokenExpected: true,
  })
  const told = tokens.claims()
  if (!told) throw new Error('The provider of social sign-in answered without an ID token')
  const { email, email_verified, name } =
    told.email === undefined ? await fetchUserInfo(client, tokens.access_token, told.sub) : told
  return { issuer: told.iss, subject: told.sub, email, email_verified, name }
}
