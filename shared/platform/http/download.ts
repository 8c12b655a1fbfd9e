import { HttpError } from './http-error'
import { readJson, refusalOf, transmit, type RequestOptions } from './transmit'

/** Timeout of a whole download, in milliseconds. */
const timeLimit = 120_000

export interface Download {
  name: string | undefined
  file: Blob
}

/**
 * Downloads a file with the session's token, which a link cannot send. The response streams into a
 * Blob, so that the file never becomes a string in memory.
 *
 * @param path below the api's base, "/transactions/export"
 * @throws HttpError like `send`, and also if the connection breaks off
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
