import * as z from 'zod/mini'
import { findChanged } from '../files/compare-files'
import { hasHash } from '../files/hash'
import { parseJson } from '../files/parse-json'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'

const advice = 'Publish a new build instead.'

/** Another version of Pundi may have published the build: of its record nothing else is needed here. */
const schema = z.looseObject({ integrity: z.record(z.string(), z.string()) })

/**
 * Refuses the files of a published build that are not as they were published: one that its record names is missing or
 * has another hash, or a compressed copy has another content.
 *
 * @param folder its name for the operator
 * @returns the record
 */
export async function requireAsPublished(files: Files, folder: string): Promise<Buffer> {
  const record = files.get('build.json')
  if (!record) throw new OperatorRefusal(`${folder} has no build.json: the build is no longer there.`)
  const { integrity } = parseJson(`${folder}/build.json`, record, schema, advice)
  const changed =
    Object.keys(integrity).find(path => {
      const file = files.get(path)
      return !file || !hasHash(file, integrity[path] ?? '')
    }) ?? (await findOtherCopy(files))
  if (changed !== undefined)
    throw new OperatorRefusal(`${folder}/${changed} is not as it was published. ${advice}`)
  return record
}

/** The first compressed copy among files that has another content than the file itself. */
const findOtherCopy = (files: Files): Promise<string | undefined> =>
  findChanged(files, new Map([...files].filter(([path]) => !path.endsWith('.br'))))
