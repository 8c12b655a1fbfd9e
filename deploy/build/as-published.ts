import * as z from 'zod/mini'
import { findChanged } from '../files/compare-files'
import { hasHash } from '../files/hash'
import { parseJson } from '../files/parse-json'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'

const advice = 'Publish a new build instead.'

/** Accepts unknown fields, because another version of Pundi may have published the build. */
const schema = z.looseObject({ integrity: z.record(z.string(), z.string()) })

/**
 * Refuses a build whose files differ from the hashes in its `build.json`. Returns the content of
 * `build.json`.
 *
 * @param folder name of the build's folder in messages for the operator
 */
export async function requireAsPublished(files: Files, folder: string): Promise<Buffer> {
  const record = files.get('build.json')
  if (!record)
    throw new OperatorRefusal(`${folder} has no build.json, because the build was removed. ${advice}`)
  const { integrity } = parseJson(`${folder}/build.json`, record, schema, advice)
  const changed =
    Object.keys(integrity).find(path => {
      const file = files.get(path)
      return !file || !hasHash(file, integrity[path] ?? '')
    }) ?? (await findOtherCopy(files))
  if (changed !== undefined)
    throw new OperatorRefusal(`${folder}/${changed} has changed since it was published. ${advice}`)
  return record
}

const findOtherCopy = (files: Files): Promise<string | undefined> =>
  findChanged(files, new Map([...files].filter(([path]) => !path.endsWith('.br'))))
