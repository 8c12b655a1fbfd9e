import { requireAsPublished } from '../build/as-published'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { previewsFolder } from '../preview/preview'
import { fileOf, pagesOf } from '../site/render-page'
import { buildsFolder, parseRegistry, registryFile, revisionsFolder } from '../site/site-folder'
import { openStore } from '../store/open-store'
import type { SiteStore } from '../store/site-store'

/** From one site to another. */
export interface Copies {
  from: string
  to: string
  /** The folders without which visitors would get pages that do not run. */
  inForce: readonly string[]
  /** Whether these are still in force in `from`: only then nothing that they need is removed there. */
  isStillSo: () => Promise<boolean>
}

/**
 * Copies folders that are not there yet, with their compressed copies. Such folders never change, so one that came in
 * part, or was changed where it lay, would stay so: a build is compared with its hashes, and a revision must have its
 * pages. What is in force is refused otherwise, and anything else left out.
 *
 * @returns false where another revision is in force by now; then not all are copied
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

/** Previews are copied on their own: one of them may be on its way to the revision. */
const withoutPreviews = (folder: string, files: Files): Files =>
  folder.includes(`/${previewsFolder}/`)
    ? files
    : new Map([...files].filter(([path]) => !path.startsWith(`${previewsFolder}/`)))

async function requireSound(folder: string, files: Files, name: string): Promise<void> {
  if (files.size === 0) throw new OperatorRefusal(`${name} is gone. Publish a new build.`)
  if (folder.startsWith(`${buildsFolder}/`)) await requireAsPublished(files, name)
  const missing = folder.startsWith(`${revisionsFolder}/`) ? findMissingPage(files, name) : undefined
  if (missing !== undefined) throw new OperatorRefusal(`${name} has no ${missing}. Publish a new build.`)
}

/** The first page that a revision, or a preview of it, should have and has not. */
function findMissingPage(files: Files, name: string): string | undefined {
  const content = files.get(registryFile)
  if (!content) return registryFile
  const registry = parseRegistry(`${name}/${registryFile}`, content)
  const pages = registry.shell ? [...pagesOf(registry).map(({ path }) => fileOf(path)), '404.html'] : []
  return pages.find(page => !files.has(page))
}
