import { readJson, refusalOf, transmit, type RequestOptions } from './transmit'

/**
 * The one way to call the api: JSON in, JSON out.
 *
 * @param path of the call below the api's base, "/transactions"
 * @returns the answer's body, as the contract declares it for this call
 * @throws HttpError with the server's `message`, else `fallback`. A caller's own abort is thrown as it is.
 */
export async function request<Answer>(path: string, options: RequestOptions): Promise<Answer> {
  const sent = await transmit(path, options)
  const body = await readJson(sent.response)
  if (sent.response.ok && body !== undefined) return body as Answer
  throw refusalOf(sent, body, options.fallback)
}
