import { PGlite } from '@electric-sql/pglite'
import { type Answer, EXECUTE, type Failure, kindOf, OUTSIDE, QUERY, readAnswer, SYNC } from './protocol'

/**
 * A PGlite that notices when PostgreSQL has stopped. After a panic (a failed fsync, for example),
 * PGlite hides the error: it returns nothing or reports success. This class throws if a message
 * does not get its expected answer.
 */
export class WatchedPglite extends PGlite {
  state = OUTSIDE
  /** True after an error: PostgreSQL then skips all messages up to the next Sync. */
  #isPassingOver = false

  answer(message: Uint8Array): Uint8Array {
    const bytes = this.execProtocolRawSync(message)
    const answer = readAnswer(bytes)
    const fault = this.#faultOf(kindOf(message), answer)
    if (fault) throw fault
    if (answer.error) this.#isPassingOver = true
    if (answer.ready) {
      this.#isPassingOver = false
      this.state = answer.ready
    }
    return bytes
  }

  /** Closes the files of a stopped PostgreSQL without writing to them. */
  letGo() {
    try {
      ;(this.Module as { FS: { quit: () => void } } | undefined)?.FS.quit()
    } catch {
      // If the files cannot be closed here, they are closed when the thread ends.
    }
  }

  #faultOf(kind: string, { isComplete, error, ready }: Answer): Error | undefined {
    if (error && error.severity !== 'ERROR') return asError(error)
    const isLost =
      (kind === QUERY || (kind === EXECUTE && !this.#isPassingOver)) && !isComplete
        ? true
        : (kind === QUERY || kind === SYNC) && ready === undefined
    return isLost ? new Error('The embedded database has stopped answering.') : undefined
  }
}

const asError = ({ message, ...about }: Failure) => Object.assign(new Error(message), about)
