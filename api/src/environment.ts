import { email } from '@pundi/contract'
import * as z from 'zod/mini'

const wholeNumber = (most: number, least = 0) => {
  const message = `must be a whole number ${least > 0 ? `from ${least} ` : ''}up to ${most}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least, message), z.maximum(most, message))),
  )
}

const url = (protocols: RegExp, example: string) =>
  z.optional(z.url({ protocol: protocols, error: `must be an address such as ${example}` }))

export const keysIn = (value: string) => value.split(',').map(key => key.trim())

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

/** The environment variables of the server, by name, with the values that an operator may write. */
export const environment = z.object({
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
   * Optional outside production. Without SMTP_URL, e-mails are written to files in the data
   * folder's outbox.
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
          'must be one key, or several keys separated by commas, each with at least 32 characters',
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
   * these proxies report.
   */
  TRUST_PROXY: z._default(wholeNumber(10), 0),
  /**
   * The most failed sign-ins per account and network. Beyond this limit, one more is allowed each
   * minute. One account gets five times as many from all networks together, one network fifteen
   * times as many for all accounts together. The limit also applies to password changes, and to
   * sign-ups with one address.
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
