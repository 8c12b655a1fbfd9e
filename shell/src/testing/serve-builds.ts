import type { Page, RouteModule } from '@pundi/platform/federation'
import { buildOf, chunkAway, tableOf } from './open-shell'

/*
 * Serves builds of the user area to the real federation runtime. Because jsdom loads no scripts,
 * this code fires the event of each script, and sets the global variable that the entry script
 * would set.
 */

type Fate =
  | 'does not come'
  | 'hangs'
  /** The file loads but registers nothing, because it throws an error or is not a script. */
  | 'throws'
  /** The entry sets its global variable and then throws. */
  | 'throws after its name'

export interface ServedBuild {
  id: string
  fates?: Partial<Record<string, Fate>>
  page?: () => RouteModule
  layout?: () => RouteModule
}

const served = new Map<string, ServedBuild>()

export function serveBuilds(name: string, ...builds: ServedBuild[]) {
  served.clear()
  for (const build of builds) served.set(build.id, build)
  return builds.map(({ id }) => buildOf('user', [pageOf(name)], id))

  function pageOf(page: string): Page {
    return { page, path: `/${page}`, title: page, route: () => Promise.reject(new Error('only described')) }
  }
}

export function answerScripts() {
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLScriptElement && node.src) answer(node)
  })
  observer.observe(document, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function answer(script: HTMLScriptElement) {
  const [, id = '', file = ''] = /\/r\/user\/(\w+)\/([\w.-]+)/.exec(script.src) ?? []
  const build = served.get(id)
  const fate = build?.fates?.[file]
  if (!build || fate === 'hangs') return
  if (file === 'remoteEntry.js' && fate !== 'does not come' && fate !== 'throws')
    Object.assign(window, { pundi_user: fate ? undefined : containerOf(build) })
  queueMicrotask(() => script.dispatchEvent(new Event(fate === 'does not come' ? 'error' : 'load')))
}

function containerOf(build: ServedBuild) {
  const name = buildOf('user', []).area
  const table = tableOf('user', [])
  const load = (file: string, run: () => RouteModule) => loadChunk(build, file).then(run)
  const page = build.page ?? (() => ({ Component: () => null }))
  const pageTable = {
    ...table,
    area: name,
    pages: [{ page: 'page', path: '/page', title: 'page', route: () => load('page.js', page) }],
    layout: () =>
      build.layout ? load('layout.js', build.layout) : loadChunk(build, 'layout.js').then(table.layout),
  }
  return { init: () => {}, get: () => Promise.resolve(() => ({ pageTable })) }
}

function loadChunk({ id, fates }: ServedBuild, file: string) {
  const script = document.createElement('script')
  script.src = `/r/user/${id}/${file}`
  return new Promise<void>((resolve, reject) => {
    script.onerror = () => reject(chunkAway())
    script.onload = () => {
      if (fates?.[file]) reject(Object.assign(chunkAway(), { type: 'missing' }))
      else resolve()
    }
    document.head.append(script)
  })
}
