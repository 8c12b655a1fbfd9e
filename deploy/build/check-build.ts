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
  if (twice !== undefined)
    throw new OperatorRefusal(
      `The build names the ${what} "${twice}" twice. Remove one of the two entries in src/page-list.ts, then build again.`,
    )
}

function checkPages(build: RemoteBuild): void {
  const own = describeRemote(build.remote).area
  if (build.area !== own)
    throw new OperatorRefusal(
      `The build of ${build.remote} names the area "${build.area}", but this remote has the area "${own}". Correct the area in src/pages.ts, then build again.`,
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
    if (area === undefined)
      throw new OperatorRefusal(
        `${path} cannot be the path of a page. Choose another path in src/page-list.ts.`,
      )
    if (area !== own)
      throw new OperatorRefusal(
        `The page ${path} is in the area "${area}", but ${build.remote} may have only pages of the area "${own}". Change the page's path.`,
      )
  }
}

function checkRoot(path: string): void {
  const isSound = /^root\/(?!r\/|api\/|registry\.json$)([\w-]+\/)*[\w-][\w.-]*\.[a-z0-9]+$/.test(path)
  if (!isSound || /\.(html|ndjson|br)$/.test(path))
    throw new OperatorRefusal(
      `The file ${path.slice('root/'.length)} is not allowed in the root of the site. Remove it from the shell, then build again.`,
    )
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
