/**
 * SQLSTATEs that say nothing about the statement: no connection (08), no resources (53), shutdown or startup (57P),
 * canceled by a timeout (57014), a disk error (58030), a read-only standby (25006).
 */
const states = /^(08...|53...|57P0.|57014|58030|25006)$/

/** The statement may or may not have run. A later attempt may succeed. */
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

/** One statement took too long; others may still be fast. */
export const isTimeout = ({ code }: DatabaseUnavailable) => code === '57014'

// Errors of the embedded database have their own class, so only a field is checked.
const isFromDatabase = (error: unknown) => error instanceof Error && 'severity' in error

const codeOf = (error: unknown) => {
  const { code } = error as { code?: string | number }
  return code === undefined ? undefined : String(code)
}

function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
