import { folderOf } from '@pundi/contract/federation'
import type { RouteModule, PageTable } from '@pundi/platform/federation'
import { prefetch } from '@pundi/platform/http'
import { loadMessages } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import { preload } from '../../boot/preload'
import type { Build } from '../../registry/known-build'
import { complete } from '../../registry/registry'
import { loadPageTable } from './runtime'

/** Thrown if a build works but lacks the page, for example because the build is older. */
export class NoSuchPage extends Error {
  override name = 'NoSuchPage'
}

/** @param onRun called when the first script of the build has run */
export async function loadFromBuild(build: Build, page: string, onRun: () => void): Promise<RouteModule> {
  const described = () => build.pages.find(one => one.page === page)
  if (!build.entry || (page !== 'layout' && !described()?.files)) await complete(build)
  const { files = [], messages, data = [] } = described() ?? {}
  const language = preferences.getState().language ?? 'default'
  const words = [build.messages, messages].flatMap(one => one?.[language] ?? [])
  const needed = [build.entry, ...(build.layout ?? []), ...files, ...words]
  preload(folderOf(build), Object.fromEntries(needed.map(file => [file, build.integrity[file] ?? ''])))
  for (const path of data) prefetch(path)
  const table = await loadPageTable(build)
  onRun()
  const own = table.pages.find(candidate => candidate.page === page)
  const [routeModule] = await Promise.all([
    importRoute(table, page),
    loadMessages(table.catalogues),
    own?.catalogues && loadMessages(own.catalogues),
  ])
  return routeModule
}

function importRoute(table: PageTable, page: string): Promise<RouteModule> {
  const load =
    page === 'layout' ? table.layout : table.pages.find(candidate => candidate.page === page)?.route
  if (!load) throw new NoSuchPage(`the build has no page "${page}"`)
  return load()
}
