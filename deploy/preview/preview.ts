import * as z from 'zod/mini'
import { parseJson } from '../files/parse-json'
import { OperatorRefusal } from '../operator-refusal'
import { openStore } from '../store/open-store'

/** A build that is not published, and until when its link opens it. */
export interface Preview {
  /** Another version of Pundi may have uploaded it, for a remote that this one does not list. */
  remote: string
  id: string
  /** Milliseconds since 1970. */
  until: number
}

/** In the site each preview has a folder here; in the folder of each revision, one with its pages. */
export const previewsFolder = '.previews'

const recordFile = 'preview.json'

/** The name of a preview's folder, and of the preview in its link (`api/src/site/previews/read-token.ts`). */
export const nameOfPreview = ({ remote, id }: { remote: string; id: string }) => `${remote}-${id}`

export const previewFolder = (preview: { remote: string; id: string }) =>
  `${previewsFolder}/${nameOfPreview(preview)}`

const schema: z.ZodMiniType<Preview> = z.looseObject({
  remote: z.string().check(z.regex(/^[a-z]+$/)),
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  until: z.number(),
})

/** The previews of a site whose links have not ended. */
export async function livePreviews(site: string, now = Date.now()): Promise<Preview[]> {
  const { readFolder, nameOf } = await openStore(site)
  return [...(await readFolder(previewsFolder))]
    .filter(([path]) => /^[a-z]+-[0-9a-f]{12}\/preview\.json$/.test(path))
    .map(([path, content]) => parsePreview(nameOf(`${previewsFolder}/${path}`), content))
    .filter(({ until }) => until > now)
}

const parsePreview = (name: string, content: Buffer): Preview =>
  parseJson(name, content, schema, 'Remove the file: the build can be previewed anew.')

/** Notes until when a preview is kept: of several links to a build, until the last one ends. */
export async function keepPreview(site: string, preview: Preview): Promise<void> {
  const { read, replace, nameOf } = await openStore(site)
  const path = `${previewFolder(preview)}/${recordFile}`
  const present = await read(path)
  if (present && parsePreview(nameOf(path), present).until >= preview.until) return
  const isKept = await replace(path, Buffer.from(JSON.stringify(preview)), present)
  if (!isKept) throw new OperatorRefusal(`${nameOf(path)} was changed while this was under way. Try again.`)
}
