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

/** A call that answers JSON, not a file. */
export type JsonCall = Call<string, Declaration & { sends?: never }>
type FileCall = Call<string, Declaration & { sends: 'text/csv' | 'application/json' }>

/** Path parameters, query and body of a call. */
export type CallOptions<Of extends Call> = Target<Of> & {
  /** Message of the error if the server sends none. The specification gives the wording. */
  fallback: string
  signal?: AbortSignal
  /** Replaces the session's token; null sends no token. A 401 then does not end the session. */
  token?: string | null
} & (BodyOf<Of> extends undefined ? { body?: never } : { body: BodyOf<Of> }) &
  /** A repeated call with the same key and body adds only one record. */
  ('Idempotency-Key' extends HeededBy<Of> ? { key: string } : { key?: never }) &
  /** The version of the record that the user saw. If the record has changed since, the server answers 412. */
  ('If-Match' extends HeededBy<Of> ? { version?: string | undefined } : { version?: never })

/**
 * The only way to call the api.
 *
 * @throws HttpError with the server's `message`, or with `fallback` if there is none. If the caller
 *   aborts, the AbortError is rethrown.
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

/**
 * Downloads the file that a call answers. Throws like `send`, and also if the connection breaks
 * off.
 */
export const downloadFile = <Of extends FileCall>(call: Of, options: CallOptions<Of>): Promise<Download> =>
  download(pathOf(call, options), optionsOf(call, options))

/**
 * True if the call succeeded. The fields of `body` need no check, because the server's response
 * schemas guarantee the contract.
 */
const isAnswer = <Of extends Call>({ response, known }: Sent, body: unknown): body is AnswerOf<Of> =>
  known !== undefined || (response.ok && body !== undefined)

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
