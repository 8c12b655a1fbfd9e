import { join, resolve } from 'node:path'
import { email } from '@pundi/contract'
import { findWeakness } from '@pundi/contract/passwords'
import * as z from 'zod/mini'
import { OperatorRefusal } from './operator-refusal'

const wholeNumber = (most: number, least = 0) => {
  const message = `must be a whole number ${least > 0 ? `from ${least} ` : ''}up to ${most}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least, message), z.maximum(most, message))),
  )
}

const url = (protocols: RegExp, example: string) =>
  z.optional(z.url({ protocol: protocols, error: `must be an address such as ${example}` }))

const keysIn = (value: string) => value.split(',').map(key => key.trim())

const sender = z.pipe(
  z.pipe(
    z.string(),
    z.transform(value => {
      const [, name = '', address = value] = /^([^<>\p{Cc}]*)<([^<>]*)>$/u.exec(value.trim()) ?? []
      return { name: name.trim().replace(/^"(.*)"$/, '$1'), address }
    }),
  ),
  z.object({ name: z.string(), address: email }, 'must be an address such as Pundi <pundi@pundi.example>'),
)

const environment = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  /** Must be off behind a pooler that does not support prepared statements. */
  DATABASE_PREPARE: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  /**
   * A direct connection to the database, if DATABASE_URL is a pooler. Migrations need it for their
   * lock.
   */
  DATABASE_DIRECT_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  SITE_DIR: z.optional(z.string()),
  PUBLIC_URL: url(/^https?$/, 'https://pundi.example'),
  ADMIN_EMAIL: z.optional(email),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(z.refine(value => value.length >= 8 && value.length <= 128, 'must have 8 to 128 characters')),
  ),
  /**
   * Other values are refused: with a misspelt "production", the server would start in development
   * mode, with demo accounts.
   */
  NODE_ENV: z._default(
    z.enum(['development', 'test', 'production'], {
      error: ({ input }) => `is ${JSON.stringify(input)}; it must be development, test or production`,
    }),
    'development',
  ),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
  ),
  /**
   * Optional outside production: without it, e-mails are written to files in the data folder's
   * outbox.
   */
  SMTP_URL: url(/^smtps?$/, 'smtps://user:password@mail.example'),
  /** For example `pundi@pundi.example` or `Pundi <pundi@pundi.example>`. */
  MAIL_FROM: z.optional(sender),
  /** The URL of an OpenID Connect issuer, if it is not Google. */
  OIDC_ISSUER: url(/^https?$/, 'https://accounts.google.com'),
  OIDC_CLIENT_ID: z.optional(z.string()),
  OIDC_CLIENT_SECRET: z.optional(z.string()),
  /** The bearer token for `/metrics`. Production does not serve `/metrics` without it. */
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(20, 'must have at least 20 characters'))),
  /**
   * One or more keys, separated by commas. Preview links are signed with the first key; the server
   * accepts links of all keys.
   */
  PREVIEW_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          value => keysIn(value).every(key => key.length >= 32),
          'must have at least 32 characters, in each of several keys',
        ),
      ),
  ),
  /**
   * If on, browsers include the error's message when they report a failure. The message may contain
   * what a user typed.
   */
  ERROR_MESSAGES: z._default(z.enum(['on', 'off'], 'must be on or off'), 'off'),
  /** If off, browsers store no pages for offline use and delete those that they have stored. */
  OFFLINE_PAGES: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  /**
   * The number of proxies in front of the server. The server trusts only the client address that
   * they report.
   */
  TRUST_PROXY: z._default(wholeNumber(10), 0),
  /**
   * The most failed sign-ins per account and network. One account gets five times as many from all
   * networks together, one network fifteen times as many for all accounts together. The limit also
   * applies to password changes, and to sign-ups with one address.
   */
  SIGN_IN_LIMIT: z._default(wholeNumber(1_000_000), 20),
  /**
   * The most password reset e-mails per account and network in 15 minutes. A network gets twenty
   * times as many for all accounts together.
   */
  RESET_LIMIT: z._default(wholeNumber(1_000_000), 5),
  /** The most sign-ups per network and hour. Sign-ins with Google have a separate, equal limit. */
  SIGN_UP_LIMIT: z._default(wholeNumber(1_000_000), 600),
  /** The most calls per user and minute. Each server process counts separately. */
  CALL_LIMIT: z._default(wholeNumber(1_000_000, 1), 1200),
  /** The most unanswered calls per user, including exports that the client is still reading. */
  CALLS_IN_FLIGHT: z._default(wholeNumber(10_000, 1), 40),
  CALLS_AT_ONCE: z._default(wholeNumber(100, 1), 1),
})

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
      if (given[name] === undefined) throw new OperatorRefusal(`${name} is missing: production needs it.`)
  if (
    given.DATABASE_PREPARE === 'off' &&
    given.DATABASE_URL !== undefined &&
    given.DATABASE_DIRECT_URL === undefined
  )
    throw new OperatorRefusal('DATABASE_DIRECT_URL is missing: with DATABASE_PREPARE=off the start needs it.')
  if (production && !isSafe(given.PUBLIC_URL))
    throw new OperatorRefusal('PUBLIC_URL: must be an https address in production.')
  if (production) refuseWeakAdmin(given.ADMIN_PASSWORD, given.ADMIN_EMAIL)
  return {
    production,
    port: given.PORT,
    // In development, only this machine may connect, because the start prints passwords of demo
    // accounts.
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
      // 1 by default: the embedded database has one connection, so a second call of a user would
      // delay other users.
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
    throw new OperatorRefusal('OIDC_CLIENT_ID is missing: social sign-in is configured in part.')
  if (OIDC_CLIENT_SECRET === undefined)
    throw new OperatorRefusal('OIDC_CLIENT_SECRET is missing: social sign-in is configured in part.')
  const issuer = OIDC_ISSUER ?? 'https://accounts.google.com'
  if (production && !issuer.startsWith('https:'))
    throw new OperatorRefusal('OIDC_ISSUER: must be an https address in production.')
  return { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
}
