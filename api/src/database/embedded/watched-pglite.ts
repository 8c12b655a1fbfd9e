import { PGlite } from '@electric-sql/pglite'

type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>
type Answer = Answers[number] & { severity?: string }

/** Messages of PostgreSQL's protocol, by their first byte. */
const QUERY = 'Q'
const EXECUTE = 'E'
const SYNC = 'S'

const ends = new Set(['commandComplete', 'emptyQuery', 'portalSuspended', 'error'])

/**
 * PGlite that notices its own death. After a panic (a full disk where the log goes on, a failed fsync) PGlite as it
 * comes swallows every fault and answers no more, or as if all were well: here whatever is not answered for is an
 * error, and so is everything after it.
 */
export class WatchedPglite extends PGlite {
  /** Why it answers no more; undefined while it lives. */
  causeOfDeath: Error | undefined
  /** After an error the rest of a request is passed over up to its end. */
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

  /** Gives back the files of one that does not live; it writes nothing. */
  letGo() {
    try {
      ;(this.Module as { FS: { quit: () => void } } | undefined)?.FS.quit()
    } catch {
      // What cannot be closed is closed with the process.
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
