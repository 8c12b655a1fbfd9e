import type { Integrity } from '@pundi/contract/federation'
import { createHash } from 'node:crypto'
import type { Files } from '../build/read-dist'

/** sha384 in base64, as an integrity attribute holds it: `sha384-…`. */
export const hash = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The hash of every file but source maps and licences, which no page loads. */
export const hashAll = (files: Files): Integrity =>
  Object.fromEntries(
    [...files].filter(([path]) => !/\.(map|txt)$/.test(path)).map(([path, content]) => [path, hash(content)]),
  )
