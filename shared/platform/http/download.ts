import { HttpError } from './http-error'
import { readJson, refusalOf, transmit, type RequestOptions } from './transmit'

/** Milliseconds until a download counts as lost, last byte included. */
const timeLimit = 120_000

export interface Download {
  name: string | undefined
  file: Blob
}

/**
 * Downloads a file with the session's token, which a link cannot carry. Streams into a Blob, so the file is never text
 * in memory.
 *
 * @param path below the api's base, "/transactions/export"
 * @throws HttpError as `send` does, also if the answer breaks off
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
