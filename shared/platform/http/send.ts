import {
  type AnswerOf,
  type BodyOf,
  type Call,
  type Declaration,
  type HeededBy,
  pathOf,
  readName,
  type Target,
} from '@pundi/contract'
import { download, type Download } from './download'
import { keepAnswer } from './known-answers'
import { noteAnswer } from './offline'
import { readJson, refusalOf, type RequestOptions, type Sent, transmit } from './transmit'

/** A call that answers JSON for a program, and one that answers with a file. */
export type JsonCall = Call<string, Declaration & { sends?: never }>
type FileCall = Call<string, Declaration & { sends: 'text/csv' | 'application/json' }>

/** The options of a call: its path, its body, and the text for a failure without a message. */
export type CallOptions<Of extends Call> = Target<Of> & {
  /** What the person is told when the server gives no message of its own; the wording is the specification's. */
  fallback: string
  signal?: AbortSignal
  /**
   * A token in place of the session's, or null for none. A refusal of it ends no session.
   */
  token?: string | null
} & (BodyOf<Of> extends undefined ? { body?: never } : { body: BodyOf<Of> }) &
  /** The Idempotency-Key: the same body sent again by the same key adds one record. */
  ('Idempotency-Key' extends HeededBy<Of> ? { key: string } : { key?: never }) &
  /** The version of the record that was seen; the server answers 412 where it has changed since. */
  ('If-Match' extends HeededBy<Of> ? { version?: string | undefined } : { version?: never })

/**
 * The one way to call the api. What it takes and what it answers follow from the call.
 *
 * @throws HttpError with the server's `message`, else `fallback`. A caller's own abort is thrown as it is.
 */
export async function send<Of extends JsonCall>(call: Of, options: CallOptions<Of>): Promise<AnswerOf<Of>> {
  const path = pathOf(call, options)
  const sent = await transmit(path, optionsOf(call, options))
  const body = sent.known ?? (await readJson(sent.response))
  if (isAnswer<Of>(sent, body)) {
    if (readName(call)[0] === 'GET') {
      keepAnswer(path, sent.bearer, sent.response, body)
      noteAnswer([path, sent.bearer, body])
    }
    return body
  }
  throw refusalOf(sent, body, options.fallback)
}

/** The file that a call answers with. Throws as `send` does, also where the answer breaks off: half a file is none. */
export const downloadFile = <Of extends FileCall>(call: Of, options: CallOptions<Of>): Promise<Download> =>
  download(pathOf(call, options), optionsOf(call, options))

/** What the api answers without refusing is what the contract says: its server can write nothing else. */
const isAnswer = <Of extends Call>({ response, known }: Sent, body: unknown): body is AnswerOf<Of> =>
  known !== undefined || (response.ok && body !== undefined)

/** The options without their types: of a call that is not known here. */
function optionsOf(call: Call, options: object): RequestOptions {
  const { fallback, signal, token, body, key, version } = options as Loose
  const headers = {
    ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  }
  return {
    method: readName(call)[0],
    headers,
    body,
    fallback,
    anonymous: token !== undefined,
    ...(signal && { signal }),
  }
}

type Loose = Pick<RequestOptions, 'fallback' | 'signal' | 'body'> &
  Partial<Record<'key' | 'version', string>> & { token?: string | null }
