import { fileOfPage } from '@pundi/contract/federation'
import { requireAsPublished } from '../build/as-published'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { previewsFolder } from '../registry/preview'
import { pagesOf } from '../site/render-page'
import { buildsFolder, parseRegistry, registryFile, revisionsFolder } from '../site/site-folder'
import { openStore } from '../store/open-store'
import type { SiteStore } from '../store/site-store'

export interface Copies {
  from: string
  to: string
  /** Folders that live pages need. If one of them is damaged, the whole copy is refused. */
  inForce: readonly string[]
  /**
   * Resolves to true while `from` still has the same live revision. Once another revision is live,
   * `gc` may delete the folders of the old one.
   */
  isStillSo: () => Promise<boolean>
}

/**
 * Copies the folders that are missing in the target, with their compressed files. Because a folder
 * never changes after it is written, a build's hashes and a revision's pages are checked first.
 * Refuses a damaged live folder, and skips any other damaged folder.
 *
 * @returns false if another revision went live meanwhile; some folders may then be missing
 */
export async function copyFolders(copies: Copies, folders: string[]): Promise<boolean> {
  const [source, target] = [await openStore(copies.from), await openStore(copies.to)]
  for (const folder of folders) {
    if (await isThere(target, folder)) continue
    const files = withoutPreviews(folder, await source.readFolder(folder))
    if (!(await copies.isStillSo())) return false
    try {
      await requireSound(folder, files, source.nameOf(folder))
    } catch (error) {
      if (copies.inForce.includes(folder) || !(error instanceof OperatorRefusal)) throw error
      continue
    }
    await target.upload(folder, files, { served: false, onFile() {} })
  }
  return true
}

async function isThere({ listFolders }: SiteStore, folder: string): Promise<boolean> {
  const at = folder.lastIndexOf('/')
  return (await listFolders(folder.slice(0, at))).some(({ name }) => name === folder.slice(at + 1))
}

/**
 * Leaves out previews. Previews are copied separately, because more previews may be added to the
 * same revision.
 */
const withoutPreviews = (folder: string, files: Files): Files =>
  folder.includes(`/${previewsFolder}/`)
    ? files
    : new Map([...files].filter(([path]) => !path.startsWith(`${previewsFolder}/`)))

async function requireSound(folder: string, files: Files, name: string): Promise<void> {
  if (files.size === 0)
    throw new OperatorRefusal(
      `The folder ${name} was deleted from the site of --from. Publish a new build to that site.`,
    )
  if (folder.startsWith(`${buildsFolder}/`)) await requireAsPublished(files, name)
  const missing = folder.startsWith(`${revisionsFolder}/`) ? findMissingPage(files, name) : undefined
  if (missing !== undefined)
    throw new OperatorRefusal(
      `The folder ${name} lacks the file ${missing}. Publish a new build to the site of --from.`,
    )
}

function findMissingPage(files: Files, name: string): string | undefined {
  const content = files.get(registryFile)
  if (!content) return registryFile
  const registry = parseRegistry(`${name}/${registryFile}`, content)
  const pages = registry.shell ? [...pagesOf(registry).map(({ path }) => fileOfPage(path)), '404.html'] : []
  return pages.find(page => !files.has(page))
}
