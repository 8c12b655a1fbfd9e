/*
 * Reads messages of PostgreSQL's protocol. A message begins with a letter and a length; the length
 * includes its own four bytes. Only a client's first message has no letter.
 */

export const QUERY = 'Q'
export const EXECUTE = 'E'
export const SYNC = 'S'
export const TERMINATE = 'X'
/** The kind of a client's first message, which has no letter. */
export const STARTUP = '\0'

export const OUTSIDE = 'I'
export const FAILED = 'E'

const ERROR = 'E'
const ends = new Set(['C', 'I', 's', ERROR])
const READY = 'Z'

export const kindOf = (message: Uint8Array) => String.fromCharCode(message[0] ?? 0)

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

export type Failure = { severity: string; code: string; message: string }

export type Answer = {
  isComplete: boolean
  error: Failure | undefined
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

/** An error message consists of fields. Each field is a letter and a text that ends with NUL. */
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
