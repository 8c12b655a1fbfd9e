import { PGlite } from '@electric-sql/pglite'
import { type Answer, EXECUTE, type Failure, kindOf, OUTSIDE, QUERY, readAnswer, SYNC } from './protocol'

/**
 * A PGlite that notices when PostgreSQL has stopped. After a panic (a full disk under the log, a failed fsync)
 * PGlite hides the error: it answers nothing, or reports success. Here a message without its expected answer throws.
 */
export class WatchedPglite extends PGlite {
  state = OUTSIDE
  /** After an error PostgreSQL skips the rest of the request, up to its Sync message. */
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
