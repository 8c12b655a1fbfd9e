/**
 * SQLSTATEs that say nothing about the statement: no connection (08), no resources (53), shutdown or startup (57P),
 * canceled by a timeout (57014), a disk error (58030), a read-only standby (25006).
 */
const states = /^(08...|53...|57P0.|57014|58030|25006)$/

/**
 * The database is away, full or too slow. The statement was not run, or nobody knows whether it was. A later attempt
 * may succeed.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** The SQLSTATE or the system's error code, if the cause has one. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
    this.code = codeOf(cause)
  }
}

/** True if the error is about the state of the database and not about the statement. */
export const isUnavailable = (error: unknown) =>
  error instanceof DatabaseUnavailable || (isFromDatabase(error) && states.test(codeOf(error) ?? ''))

/** True if a statement took too long. Other statements may still be fast. */
export const isTimeout = ({ code }: DatabaseUnavailable) => code === '57014'

// The embedded database has an error class of its own.
const isFromDatabase = (error: unknown) => error instanceof Error && 'severity' in error

const codeOf = (error: unknown) => {
  const { code } = error as { code?: string | number }
  return code === undefined ? undefined : String(code)
}

/** The message of the cause. If several addresses were tried, the message of the first. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
