/**
 * What PostgreSQL says where nothing is wrong with the statement: no connection (08), no room (53), shut down or
 * starting (57P), no answer in time (57014), a disk that fails (58030), a standby that takes no writes (25006).
 */
const states = /^(08...|53...|57P0.|57014|58030|25006)$/

/**
 * The database cannot do now what it could at another time: it is away, full, or too slow. What was asked is not done,
 * or nobody knows; it can be asked again.
 */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  /** The SQLSTATE or the system's code of the cause, where it has one. */
  readonly code: string | undefined

  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
    this.code = codeOf(cause)
  }
}

/** True for what the database itself says of its own state. A refusal of the statement is not among it. */
export const isUnavailable = (error: unknown) =>
  error instanceof DatabaseUnavailable || (isFromDatabase(error) && states.test(codeOf(error) ?? ''))

/** True where a statement took too long: that says nothing of those after it. */
export const isTimeout = ({ code }: DatabaseUnavailable) => code === '57014'

// The embedded database has a class of errors of its own.
const isFromDatabase = (error: unknown) => error instanceof Error && 'severity' in error

const codeOf = (error: unknown) => {
  const { code } = error as { code?: string | number }
  return code === undefined ? undefined : String(code)
}

/** The cause in a few words: of several addresses that were tried, the first. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
