import { readFile } from 'node:fs/promises'
import { codeOf } from '../operator-refusal'

/** Content of a file; null if the file is missing. */
export const readIfPresent = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
