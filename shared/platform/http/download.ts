import { HttpError } from './http-error'
import { readJson, refusalOf, transmit, type RequestOptions } from './transmit'

/** Milliseconds after which a file counts as lost, its last byte included. */
const timeLimit = 120_000

export interface Download {
  /** The name that the server gives it; undefined where it gives none. */
  name: string | undefined
  file: Blob
}

/**
 * Fetches a file of the api with the session's token, which a link cannot carry. The browser streams it into a Blob, so
 * it is never text in memory.
 *
 * @param path of the call below the api's base, "/transactions/export"
 * @throws HttpError as `send` does, also where the answer breaks off: half a file is none
 */
export async function download(
  path: string,
  options: Pick<RequestOptions, 'fallback' | 'signal'>,
): Promise<Download> {
  const sent = await transmit(path, options, timeLimit)
  const { response } = sent
  if (!response.ok) throw refusalOf(sent, await readJson(response), options.fallback)
  try {
    return { name: nameOf(response.headers.get('content-disposition')), file: await response.blob() }
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new HttpError(options.fallback, 0)
  }
}

const nameOf = (disposition: string | null) => /filename="?([^";]+)"?/.exec(disposition ?? '')?.[1]
