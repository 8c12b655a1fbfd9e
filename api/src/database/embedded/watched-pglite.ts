import { PGlite } from '@electric-sql/pglite'
import { type Answer, EXECUTE, type Failure, kindOf, OUTSIDE, QUERY, readAnswer, SYNC } from './protocol'

/**
 * A PGlite that notices when PostgreSQL has stopped. After a panic (a full disk under the log, a failed fsync) PGlite
 * itself hides the error: it answers nothing, or as if the statement had succeeded. Here a message without its expected
 * answer throws an error.
 */
export class WatchedPglite extends PGlite {
  /** Whether the session is in a transaction, as the protocol says it. */
  state = OUTSIDE
  /** After an error PostgreSQL skips the rest of the request, up to its Sync message. */
  #isPassingOver = false

  /** Answers one message of the protocol. */
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

  /** Closes the files of a stopped PostgreSQL, without writing to them. */
  letGo() {
    try {
      ;(this.Module as { FS: { quit: () => void } } | undefined)?.FS.quit()
    } catch {
      // A file that cannot be closed is closed when the thread ends.
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
