import { readFile } from 'node:fs/promises'
import { codeOf } from '../operator-refusal'

export const readIfPresent = (file: string): Promise<Buffer | null> =>
  readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
