/*
 * PostgreSQL's protocol, as far as it is read here: a message is a letter, then its length, which counts itself. Only
 * the first message of a client has no letter.
 */

/** Message types of a client. */
export const QUERY = 'Q'
export const EXECUTE = 'E'
export const SYNC = 'S'
export const TERMINATE = 'X'
/** What stands in place of the letter in a client's first message: its length begins there. */
export const STARTUP = '\0'

/** The state of a session in which every statement is a transaction of its own. */
export const OUTSIDE = 'I'
/** The state of a transaction that takes no statement any more. */
export const FAILED = 'E'

/** Message types of the server that end the answer to a statement: an error, or the statement is complete. */
const ERROR = 'E'
const ends = new Set(['C', 'I', 's', ERROR])
const READY = 'Z'

export const kindOf = (message: Uint8Array) => String.fromCharCode(message[0] ?? 0)

/** The messages in these bytes. */
export function messagesIn(bytes: Uint8Array): Uint8Array[] {
  if (kindOf(bytes) === STARTUP) return [bytes]
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const messages: Uint8Array[] = []
  for (let at = 0; at < bytes.length;) {
    const end = at + 1 + view.getInt32(at + 1)
    messages.push(bytes.subarray(at, end))
    at = end
  }
  return messages
}

/** What PostgreSQL says of an error. */
export type Failure = { severity: string; code: string; message: string }

export type Answer = {
  /** Whether a statement is complete or was refused. */
  isComplete: boolean
  error: Failure | undefined
  /** The state of the session, if it takes the next request. */
  ready: string | undefined
}

export function readAnswer(bytes: Uint8Array): Answer {
  const answer: Answer = { isComplete: false, error: undefined, ready: undefined }
  for (const message of messagesIn(bytes)) {
    const kind = kindOf(message)
    if (ends.has(kind)) answer.isComplete = true
    if (kind === ERROR) answer.error ??= readError(message)
    if (kind === READY) answer.ready = String.fromCharCode(message[5] ?? 0)
  }
  return answer
}

/** The fields of an error: each is a letter and a text that ends with NUL. */
function readError(message: Uint8Array): Failure {
  const fields = new Map(
    new TextDecoder()
      .decode(message.subarray(5))
      .split('\0')
      .map(field => [field.slice(0, 1), field.slice(1)]),
  )
  const field = (letter: string) => fields.get(letter) ?? ''
  return { severity: field('V'), code: field('C'), message: field('M') }
}
