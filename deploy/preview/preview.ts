import { remoteNames, type RemoteName } from '@pundi/contract/federation'
import * as z from 'zod/mini'
import { parseJson } from '../files/parse-json'
import { OperatorRefusal } from '../operator-refusal'
import { openStore } from '../store/open-store'

/** A build that is not published, and until when its link opens it. */
export interface Preview {
  remote: RemoteName
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
  remote: z.enum(remoteNames),
  id: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  until: z.number(),
})

/** The previews of a site whose links have not ended. */
export async function livePreviews(site: string, now = Date.now()): Promise<Preview[]> {
  const { readFolder, nameOf } = await openStore(site)
  return [...(await readFolder(previewsFolder))]
    .filter(([path]) => /^[a-z]+-[0-9a-f]{12}\/preview\.json$/.test(path))
    .map(([path, content]) => {
      const name = nameOf(`${previewsFolder}/${path}`)
      return parseJson(name, content, schema, 'Remove the file: the build can be previewed anew.')
    })
    .filter(({ until }) => until > now)
}

/** Notes until when a preview is kept. */
export async function keepPreview(site: string, preview: Preview): Promise<void> {
  const { read, replace, nameOf } = await openStore(site)
  const path = `${previewFolder(preview)}/${recordFile}`
  const isKept = await replace(path, Buffer.from(JSON.stringify(preview)), await read(path))
  if (!isKept) throw new OperatorRefusal(`${nameOf(path)} was changed while this was under way. Try again.`)
}
