import { join, resolve } from 'node:path'
import { findWeakness } from '@pundi/contract/passwords'
import { environment, keysIn } from './environment'
import { OperatorRefusal } from './operator-refusal'

/**
 * Reads the environment variables; an empty variable counts as missing.
 * @throws OperatorRefusal with one sentence that names the variable
 */
export function readConfiguration(variables: NodeJS.ProcessEnv) {
  const present = Object.entries(variables).filter(([, value]) => value !== '')
  const read = environment.safeParse(Object.fromEntries(present))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new OperatorRefusal(`${String(issue?.path[0])}: ${issue?.message}.`)
  }
  const given = read.data
  const production = given.NODE_ENV === 'production'
  if (production)
    for (const name of ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'MAIL_FROM'] as const)
      if (given[name] === undefined)
        throw new OperatorRefusal(`${name} is missing. Set it: a server in production requires ${name}.`)
  if (
    given.DATABASE_PREPARE === 'off' &&
    given.DATABASE_URL !== undefined &&
    given.DATABASE_DIRECT_URL === undefined
  )
    throw new OperatorRefusal(
      'DATABASE_DIRECT_URL is missing. With DATABASE_PREPARE=off, set it to the address of the database without the pooler: the migrations use it.',
    )
  if (production && !isSafe(given.PUBLIC_URL))
    throw new OperatorRefusal('PUBLIC_URL: must be an https address in production.')
  if (production) refuseWeakAdmin(given.ADMIN_PASSWORD, given.ADMIN_EMAIL)
  return {
    production,
    port: given.PORT,
    // In development, only this machine may connect, because the server prints the passwords of the
    // demo accounts when it starts.
    host: given.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    dataFolder: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    prepare: given.DATABASE_PREPARE === 'on',
    directUrl: given.DATABASE_DIRECT_URL,
    siteFolder: resolve(given.SITE_DIR ?? join(given.DATA_DIR, 'site')),
    publicUrl: given.PUBLIC_URL,
    admin: readAdmin(given.ADMIN_EMAIL, given.ADMIN_PASSWORD),
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? { name: 'Pundi', address: 'pundi@pundi.example' },
    outbox: join(resolve(given.DATA_DIR), 'outbox'),
    oidc: readOidc(given, production),
    metricsToken: given.METRICS_TOKEN,
    previewKeys: given.PREVIEW_KEY === undefined ? [] : keysIn(given.PREVIEW_KEY),
    errorMessages: given.ERROR_MESSAGES === 'on',
    keepsPages: given.OFFLINE_PAGES === 'on',
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    proxies: given.TRUST_PROXY,
    signInLimit: given.SIGN_IN_LIMIT,
    signUpLimit: given.SIGN_UP_LIMIT,
    resetLimit: given.RESET_LIMIT,
    calls: {
      perMinute: given.CALL_LIMIT,
      inFlight: given.CALLS_IN_FLIGHT,
      // The default is 1. The embedded database has only one connection, so a second call of the
      // same user would delay other users.
      atOnce: given.CALLS_AT_ONCE,
    },
  }
}
export type Configuration = ReturnType<typeof readConfiguration>

function isSafe(address = '') {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

function readAdmin(address?: string, password?: string) {
  if (address === undefined && password === undefined) return undefined
  if (address === undefined)
    throw new OperatorRefusal('ADMIN_PASSWORD is set, but ADMIN_EMAIL is missing. Set both or neither.')
  if (password === undefined)
    throw new OperatorRefusal('ADMIN_EMAIL is set, but ADMIN_PASSWORD is missing. Set both or neither.')
  return { email: address, password }
}

function refuseWeakAdmin(password?: string, address?: string) {
  const weakness = password === undefined ? undefined : findWeakness(password, { email: address })
  if (weakness !== undefined) throw new OperatorRefusal(`ADMIN_PASSWORD: ${weakness}`)
}

type Oidc = {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
}

function readOidc({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET }: Oidc, production: boolean) {
  if (OIDC_CLIENT_ID === undefined && OIDC_CLIENT_SECRET === undefined && OIDC_ISSUER === undefined)
    return undefined
  if (OIDC_CLIENT_ID === undefined)
    throw new OperatorRefusal(
      'OIDC_CLIENT_ID is missing. Set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET for social sign-in, or no variable of OIDC.',
    )
  if (OIDC_CLIENT_SECRET === undefined)
    throw new OperatorRefusal(
      'OIDC_CLIENT_SECRET is missing. Set OIDC_CLIENT_ID and OIDC_CLIENT_SECRET for social sign-in, or no variable of OIDC.',
    )
  const issuer = OIDC_ISSUER ?? 'https://accounts.google.com'
  if (production && !issuer.startsWith('https:'))
    throw new OperatorRefusal('OIDC_ISSUER: must be an https address in production.')
  return { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
}
