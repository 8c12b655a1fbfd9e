import { PGlite } from '@electric-sql/pglite'

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Answer = Answers[number] & { severity?: string }

/** Message types of PostgreSQL's protocol: the first byte of a message. */
const QUERY = 'Q'
const EXECUTE = 'E'
const SYNC = 'S'

const ends = new Set(['commandComplete', 'emptyQuery', 'portalSuspended', 'error'])

/**
 * A PGlite that notices when PostgreSQL has stopped. After a panic (a full disk under the log, a failed fsync) PGlite
 * itself hides the error: it answers nothing, or as if the statement had succeeded. Here a request without its expected
 * answer throws an error, and so does every later request.
 */
export class WatchedPglite extends PGlite {
  /** Why PostgreSQL stopped; undefined while it runs. */
  causeOfDeath: Error | undefined
  /** After an error PostgreSQL skips the rest of the request, up to its Sync message. */
  #isPassingOver = false

  override async execProtocolStream(...asked: Parameters<PGlite['execProtocolStream']>): Promise<Answers> {
    if (this.causeOfDeath) throw this.causeOfDeath
    const answers = await super.execProtocolStream(...asked).catch((error: unknown) => {
      throw this.#die(error as Error)
    })
    const fault = this.#faultOf(String.fromCharCode(asked[0][0] ?? 0), answers)
    if (fault) throw this.#die(fault)
    return answers
  }

  /** Closes the files of a stopped PostgreSQL, without writing to them. */
  letGo() {
    try {
      ;(this.Module as { FS: { quit: () => void } } | undefined)?.FS.quit()
    } catch {
      // A file that cannot be closed is closed when the process ends.
    }
  }

  #faultOf(kind: string, answers: Answer[]): Error | undefined {
    const fatal = answers.find(({ name, severity }) => name === 'error' && severity !== 'ERROR')
    if (fatal instanceof Error) return fatal
    const names = new Set(answers.map(({ name }) => name))
    const isAnswered = [...ends].some(name => names.has(name as Answer['name']))
    const isLost =
      (kind === QUERY || (kind === EXECUTE && !this.#isPassingOver)) && !isAnswered
        ? true
        : (kind === QUERY || kind === SYNC) && !names.has('readyForQuery')
    if (names.has('error')) this.#isPassingOver = true
    if (names.has('readyForQuery')) this.#isPassingOver = false
    return isLost ? new Error('The embedded database has stopped answering.') : undefined
  }

  #die(cause: Error): Error {
    this.causeOfDeath ??= cause
    return this.causeOfDeath
  }
}
