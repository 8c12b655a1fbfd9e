/**
 * SQLSTATEs that report a problem of the database, not of the statement: no connection (08), no
 * resources (53), shutdown or startup (57P), timeout (57014), disk error (58030), read-only standby
 * (25006).
 */
const states = /^(08...|53...|57P0.|57014|58030|25006)$/

/** The database failed, so the statement may or may not have run. A later attempt may succeed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly code: string | undefined

  constructor(cause: unknown) {
    super(messageOf(cause), { cause })
    this.code = codeOf(cause)
  }
}

export const isUnavailable = (error: unknown) =>
  error instanceof DatabaseUnavailable || (isFromDatabase(error) && states.test(codeOf(error) ?? ''))

/** True if only this statement took too long. The database itself works. */
export const isTimeout = ({ code }: DatabaseUnavailable) => code === '57014'

// Checks a field instead of `instanceof`, because the embedded database's errors have another
// class.
const isFromDatabase = (error: unknown) => error instanceof Error && 'severity' in error

const codeOf = (error: unknown) => {
  const { code } = error as { code?: string | number }
  return code === undefined ? undefined : String(code)
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
