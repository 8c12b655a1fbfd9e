import { join, resolve } from 'node:path'
import { email } from '@pundi/shared/contract'
import * as z from 'zod/mini'
import { StartRefused } from './start-refused'

const wholeNumber = (most: number) => {
  const message = `must be a whole number up to ${most}`
  return z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, message)),
    z.pipe(z.transform(Number), z.int().check(z.maximum(most, message))),
  )
}

const url = (protocols: RegExp, example: string) =>
  z.optional(z.url({ protocol: protocols, error: `must be an address such as ${example}` }))

const environment = z.object({
  PORT: z._default(wholeNumber(65_535), 3000),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host/database'),
  SITE_DIR: z.optional(z.string()),
  PUBLIC_URL: url(/^https?$/, 'https://pundi.example'),
  ADMIN_EMAIL: z.optional(email),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(z.refine(value => value.length >= 8 && value.length <= 128, 'must have 8 to 128 characters')),
  ),
  NODE_ENV: z._default(z.string(), 'development'),
  LOG_LEVEL: z.optional(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be one of fatal, error, warn, info, debug, trace, silent',
    ),
  ),
  /** How many proxies stand in front: the address they report is believed, and no other. */
  TRUST_PROXY: z._default(wholeNumber(10), 0),
  /** Failed sign-ins within 15 minutes of one account from one address. */
  SIGN_IN_LIMIT: z._default(wholeNumber(1_000_000), 20),
  /** Accounts made within an hour from one address. */
  SIGN_UP_LIMIT: z._default(wholeNumber(1_000_000), 600),
})

/** Reads the environment; an empty variable counts as absent. Refuses with one sentence that names the variable. */
export function readConfiguration(variables: NodeJS.ProcessEnv) {
  const present = Object.entries(variables).filter(([, value]) => value !== '')
  const read = environment.safeParse(Object.fromEntries(present))
  if (!read.success) {
    const [issue] = read.error.issues
    throw new StartRefused(`${String(issue?.path[0])}: ${issue?.message}.`)
  }
  const given = read.data
  const production = given.NODE_ENV === 'production'
  if (production)
    for (const name of ['DATABASE_URL', 'PUBLIC_URL'] as const)
      if (given[name] === undefined) throw new StartRefused(`${name} is missing: production needs it.`)
  return {
    production,
    port: given.PORT,
    // Accounts whose passwords are printed are for this machine alone.
    host: given.HOST ?? (production ? '0.0.0.0' : 'localhost'),
    dataFolder: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    siteFolder: resolve(given.SITE_DIR ?? join(given.DATA_DIR, 'site')),
    publicUrl: given.PUBLIC_URL,
    admin: readAdmin(given.ADMIN_EMAIL, given.ADMIN_PASSWORD),
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    proxies: given.TRUST_PROXY,
    signInLimit: given.SIGN_IN_LIMIT,
    signUpLimit: given.SIGN_UP_LIMIT,
  }
}
export type Configuration = ReturnType<typeof readConfiguration>

function readAdmin(address?: string, password?: string) {
  if (address === undefined && password === undefined) return undefined
  if (address === undefined) throw new StartRefused('ADMIN_EMAIL is missing: ADMIN_PASSWORD is set.')
  if (password === undefined) throw new StartRefused('ADMIN_PASSWORD is missing: ADMIN_EMAIL is set.')
  return { email: address, password }
}
