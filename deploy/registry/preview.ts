import * as z from 'zod/mini'
import { parseJson } from '../files/parse-json'
import { OperatorRefusal } from '../operator-refusal'
import { openStore } from '../store/open-store'

export interface Preview {
  /**
   * Name of the remote. A string, because another version of Pundi may have uploaded a remote that
   * this version does not know.
   */
  remote: string
  id: string
  /** Milliseconds since 1970. */
  until: number
}

/**
 * Two folders have this name: the site's list of previews, and the previews' pages in each
 * revision.
 */
export const previewsFolder = '.previews'

const recordFile = 'preview.json'

/** A preview's name, as in the preview's link (`api/src/platform/site/previews/read-token.ts`). */
export const nameOfPreview = ({ remote, id }: { remote: string; id: string }) => `${remote}-${id}`

export const previewFolder = (preview: { remote: string; id: string }) =>
  `${previewsFolder}/${nameOfPreview(preview)}`

const schema: z.ZodMiniType<Preview> = z.looseObject({
  remote: z.string().check(z.regex(/^[a-z]+$/)),
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  until: z.number(),
})

export async function livePreviews(site: string, now = Date.now()): Promise<Preview[]> {
  const { readFolder, nameOf } = await openStore(site)
  return [...(await readFolder(previewsFolder))]
    .filter(([path]) => /^[a-z]+-[0-9a-f]{12}\/preview\.json$/.test(path))
    .map(([path, content]) => parsePreview(nameOf(`${previewsFolder}/${path}`), content))
    .filter(({ until }) => until > now)
}

const parsePreview = (name: string, content: Buffer): Preview =>
  parseJson(name, content, schema, 'Remove the file, then preview the build again.')

/** Stores a preview. If a build has several links, the latest expiry applies. */
export async function keepPreview(site: string, preview: Preview): Promise<void> {
  const { read, replace, nameOf } = await openStore(site)
  const path = `${previewFolder(preview)}/${recordFile}`
  const present = await read(path)
  if (present && parsePreview(nameOf(path), present).until >= preview.until) return
  const isKept = await replace(path, Buffer.from(JSON.stringify(preview)), present)
  if (!isKept)
    throw new OperatorRefusal(
      `Another process changed ${nameOf(path)} during this command. Run the command again.`,
    )
}
