import { areaOf, describeRemote, pathsOfPage, type RemoteBuild } from '@pundi/contract/federation'
import { renderLanding, renderPage } from '../site/render-page'
import type { Dist } from './read-dist'
import { OperatorRefusal } from '../operator-refusal'
import { checkStyles } from './check-styles'

/** Paths that no page may have, because their HTML files are the landing page and the 404 page. */
const taken = ['/index', '/404']

function namedFiles({ build }: Dist): string[] {
  const messages = Object.values(build.messages).flat()
  if (build.remote === 'shell') return [...build.scripts, ...build.styles, ...build.fonts, ...messages]
  const ofPages = build.pages.flatMap(page => [...page.files, ...Object.values(page.messages ?? {}).flat()])
  return [build.entry, ...(build.layout ?? []), ...ofPages, ...messages]
}

function refuseTwice(what: string, names: string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new OperatorRefusal(`The build names the ${what} "${twice}" twice.`)
}

function checkPages(build: RemoteBuild): void {
  const own = describeRemote(build.remote).area
  if (build.area !== own)
    throw new OperatorRefusal(
      `The ${build.remote} remote owns the area "${own}"; its build claims "${build.area}".`,
    )
  if (build.pages.length === 0)
    throw new OperatorRefusal(
      `The build of ${build.remote} has no page, so its area would be empty. To remove the area, run npm run remove.`,
    )
  refuseTwice('page', build.pages.map(page => page.page)) // oxfmt-ignore
  const paths = build.pages.flatMap(pathsOfPage)
  refuseTwice('path', paths)
  for (const path of paths) {
    const area = taken.includes(path) ? undefined : areaOf(path, [build.remote])
    if (area === undefined) throw new OperatorRefusal(`${path} cannot be the address of a page.`)
    if (area !== own)
      throw new OperatorRefusal(
        `${path} belongs to the area "${area}"; the ${build.remote} remote owns "${own}".`,
      )
  }
}

function checkRoot(path: string): void {
  const isSound = /^root\/(?!r\/|api\/|registry\.json$)([\w-]+\/)*[\w-][\w.-]*\.[a-z0-9]+$/.test(path)
  if (!isSound || /\.(html|ndjson|br)$/.test(path))
    throw new OperatorRefusal(`${path.slice('root/'.length)} is not allowed in the root of the site.`)
}

function checkTemplates({ sources }: Dist): void {
  for (const path of sources.keys()) if (path.startsWith('root/')) checkRoot(path)
  renderPage(sources, { title: '', shell: '', registry: '' })
  renderLanding(sources)
}

export function checkBuild(dist: Dist): void {
  const missing = namedFiles(dist).find(file => !dist.files.has(file))
  if (missing !== undefined)
    throw new OperatorRefusal(
      `build.json names ${missing}, which is not in ${dist.folder}. Build the workspace again.`,
    )
  if (dist.build.remote === 'shell') checkTemplates(dist)
  else {
    checkPages(dist.build)
    checkStyles(dist, dist.build.remote)
  }
}
