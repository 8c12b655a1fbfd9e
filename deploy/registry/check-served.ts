import { servedFile, servedName } from '@pundi/contract/served'
import { satisfies } from 'semver'
import * as z from 'zod/mini'
import { parseJson } from '../files/parse-json'
import { OperatorRefusal } from '../operator-refusal'
import { openStore } from '../store/open-store'
import type { AnyPublished } from './published-schema'

const serverSchema = z.looseObject({ served: z.array(z.string()) })

/** Contract versions that the server reported. Undefined before its first start. */
export async function readServed(site: string): Promise<readonly string[] | undefined> {
  const { read, nameOf } = await openStore(site)
  const content = await read(servedFile)
  if (content === null) return undefined
  return parseJson(nameOf(servedFile), content, serverSchema, 'Start the server again: it writes this file.')
    .served
}

/**
 * Refuses builds that need other contract versions than the server has. Checks nothing if `served`
 * is unknown.
 */
export function checkServed(builds: AnyPublished[], served: readonly string[] | undefined): void {
  for (const { remote, id, requires } of builds) {
    const range = requires?.[servedName]
    if (!served || range === undefined || served.some(version => satisfies(version, range))) continue
    throw new OperatorRefusal(
      `Build ${id} of ${remote} requires version ${range} of the HTTP contract, but the live server has ` +
        `${served.join(', ')}. First start a server that has the required version, then publish.`,
    )
  }
}
