import type { Published, Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { parseJson } from '../files/parse-json'
import type { Files } from '../files/read-files'
import { OperatorRefusal } from '../operator-refusal'
import { addRecords } from '../site/add-records'
import { checkRegistry } from '../registry/check-registry'
import { nextRegistry } from '../registry/next-registry'
import { publishedSchema } from '../registry/published-schema'
import { renderPages } from '../site/render-page'
import { recordFile, sourceFolder } from '../site/site-folder'
import { openStore } from '../store/open-store'
import { livePreviews, nameOfPreview, previewFolder } from '../registry/preview'

/**
 * The registry that a preview's pages embed. This registry has `build` as the live build, and the
 * same revision number. A closed area is opened, so that its builds can be previewed. Refuses a
 * build that publishing would refuse.
 */
export function registryWith(registry: Registry, build: Published<RemoteBuild>): Registry {
  const next = nextRegistry(registry, [build])
  const { disabled: _, ...own } = next.remotes[build.remote] ?? { current: build, fallback: [], revoked: [] }
  const seen = { ...next, revision: registry.revision, remotes: { ...next.remotes, [build.remote]: own } }
  checkRegistry(seen, new Set([build.remote]))
  return seen
}

export function shellOf({ shell }: Registry): Published<ShellBuild> {
  if (!shell) throw new OperatorRefusal('Publish a shell first: a preview needs a live shell.')
  return shell.current
}

/**
 * Renders a preview's pages, each with a badge that marks the preview, and its `registry.json`.
 * Refuses if the live shell has no template for the badge.
 */
export async function previewPages(
  site: string,
  registry: Registry,
  build: Published<RemoteBuild>,
): Promise<Files> {
  const { readFolder } = await openStore(site)
  const sources = await readFolder(sourceFolder(shellOf(registry)))
  const badge = sources.get('templates/preview.html')
  if (!badge)
    throw new OperatorRefusal(
      'The live shell has no badge for previews (templates/preview.html). Publish a newer shell first.',
    )
  const seen = await addRecords(site, registryWith(registry, build))
  const name = nameOfPreview(build)
  const pages = [...renderPages(seen, sources)]
    .filter(([file]) => !isLanding(file))
    .map(([file, html]) => [file, Buffer.from(withBadge(String(html), String(badge), name))] as const)
  return new Map([...pages, ['registry.json', Buffer.from(JSON.stringify(seen))]])
}

const isLanding = (file: string) => /^(index|[a-z]{2})\.html$/.test(file)

const withBadge = (html: string, badge: string, name: string) =>
  html
    .replace(/<body[^>]*>/, body => body + badge.replaceAll('<!--build-->', name))
    .replace(' id="registry"', ` id="registry" data-at="/registry.json?preview=${name}"`)

/**
 * Pages of all previews, by path in a revision's folder. Skips a preview if its build was revoked,
 * deleted or published after the preview was made. Also skips a preview if its build no longer fits
 * the live builds.
 */
export async function pagesOfPreviews(site: string, registry: Registry): Promise<Files> {
  const { read, nameOf } = await openStore(site)
  const files: Files = new Map()
  for (const preview of await livePreviews(site)) {
    const file = recordFile(preview)
    const record = await read(file)
    if (!record) continue
    try {
      const build = parseJson(
        nameOf(file),
        record,
        publishedSchema(preview.remote),
        'The build cannot be previewed.',
      )
      if (build.remote === 'shell') continue
      for (const [path, content] of await previewPages(site, registry, build))
        files.set(`${previewFolder(preview)}/${path}`, content)
    } catch (error) {
      if (!(error instanceof OperatorRefusal)) throw error
    }
  }
  return files
}
