import { reportFailure, type FailureReport } from '@pundi/contract'
import {
  folderOf,
  type PageRegistry,
  type Published,
  type Registry,
  type ShellBuild,
} from '@pundi/contract/federation'
import { report } from '../../../shared/platform/http/report'
import { messageOf } from './message-of'
import { endStart } from './start-mark'
import { isQuarantined, quarantine } from '../registry/quarantine'
import type { Failure, WayOut } from './watch-shell'

/*
 * Leaves a broken shell (`watch-shell.ts`): reloads the document with the previous shell, or shows
 * an error message. Each step is reported.
 */

/**
 * If `way-out.js` took more than this number of milliseconds to load, the network is slow, and the
 * shell may still arrive.
 */
const slow = 1000

const isSlow = () =>
  (performance.getEntriesByName(`${location.origin}/way-out.js`).at(-1)?.duration ?? 0) > slow

function readRegistry(files: ParentNode = document): PageRegistry | null {
  try {
    return JSON.parse(files.querySelector('#registry')?.textContent ?? '') as PageRegistry
  } catch {
    return null
  }
}

const findPrevious = (registry: PageRegistry | null) =>
  Object.entries(registry?.shell.records ?? {}).find(([id]) => !isQuarantined(id))

function leave({ failure, show }: WayOut) {
  const { pundiRan, pundiIsChanged } = window
  // If a remote replaced a built-in method, the remote's build is to blame, not the shell.
  if (pundiRan && pundiIsChanged?.() && !isQuarantined(pundiRan.id) && quarantine(pundiRan.id)) {
    const { remote, id: build } = pundiRan
    for (const phase of ['mount', 'reload'] as const)
      report(reportFailure, { remote, build, phase, cause: 'crash' })
    location.reload()
    return
  }
  const registry = readRegistry()
  const id = registry?.shell.current.id
  const [cause, details] = causeOf(failure)
  tell(id, 'open', cause, details)
  const isComing = cause === 'timeout' && isSlow()
  if (id && !isComing && findPrevious(registry) && quarantine(id)) {
    tell(id, 'reload', cause, details)
    location.reload()
    return
  }
  tell(id, 'away', cause, details)
  show()
}

function tell(
  build: string | undefined,
  phase: FailureReport['phase'],
  cause: FailureReport['cause'],
  details: Details = {},
) {
  if (build) report(reportFailure, { remote: 'shell', build, phase, cause, ...details })
}

type Details = Pick<FailureReport, 'at' | 'message'>

function causeOf(failure: Failure | undefined): [cause: FailureReport['cause'], details?: Details] {
  if (!failure) return ['timeout']
  const { filename, lineno, colno, reason } = failure
  if (filename === undefined && reason === undefined) return ['file']
  const trace = (reason as Error | null)?.stack ?? `${filename}:${lineno}:${colno}`
  const at = /\/r\/shell\/\w+\/([\w@~+.-]+:\d+:\d+)/.exec(trace)?.[1]
  return ['code', { at, message: messageOf(reason ?? failure.error) }]
}

async function runPrevious({ parsed, show }: WayOut, files: HTMLElement) {
  const registry = readRegistry(files)
  const bad = registry?.shell.current.id
  // A shell that is not quarantined yet has blocked a tab (`start-mark.ts`). The blocked tab could
  // not send a report. So report the failure and quarantine the shell now.
  if (bad && !isQuarantined(bad)) {
    quarantine(bad)
    endStart()
    tell(bad, 'open', 'crash')
    tell(bad, 'fallback', 'crash')
  }
  const [id, integrity] = findPrevious(registry) ?? []
  const shell = id && integrity ? await fetchRecord(id, integrity) : undefined
  const written = registry && shell && (await registryFor(shell, registry))
  await parsed
  // A shell without `isStrict` is too old: the page's integrity policy would block the remotes that
  // it loads.
  if (!written || !shell.isStrict) {
    tell(id, 'away', 'file')
    show()
    return
  }
  for (const element of files.querySelectorAll('[src^="/r/shell/"],[href^="/r/shell/"]')) element.remove()
  // This is a `data` element, because Trusted Types forbid text in script elements, even if the
  // text is only JSON.
  const block = Object.assign(document.createElement('data'), { id: 'registry' })
  block.textContent = JSON.stringify(written)
  files.querySelector('#registry')?.replaceWith(block)
  document.body.append(files)
  await Promise.all(shell.styles.map(file => load(document.createElement('link'), shell, file)))
  for (const file of shell.scripts) void load(document.createElement('script'), shell, file)
}

const fetchRecord = (id: string, integrity: string) =>
  fetchJson<Published<ShellBuild>>(`${folderOf({ remote: 'shell', id })}build.json`, { integrity })

/**
 * The registry with `shell` as the live shell. Old shells need the whole registry instead of the
 * part in the page.
 */
async function registryFor(shell: Published<ShellBuild>, inPage: PageRegistry): Promise<object | undefined> {
  if ((shell.pageSchema ?? 1) >= inPage.schema) return { ...inPage, shell: { current: shell, records: {} } }
  const whole = await fetchJson<Registry>('/registry.json', { cache: 'no-cache' })
  return whole && { ...whole, shell: { current: shell, fallback: [], revoked: [] } }
}

const fetchJson = <Json>(address: string, options: RequestInit) =>
  fetch(address, options)
    .then(answer => (answer.ok ? (answer.json() as Promise<Json>) : undefined))
    .catch(() => undefined)

/**
 * Loads a file of the shell. `watch-shell.ts` handles failures, as for the files in the document.
 */
const load = (element: HTMLLinkElement | HTMLScriptElement, shell: Published<ShellBuild>, file: string) =>
  new Promise(resolve => {
    element.onload = resolve
    element.integrity = shell.integrity[file] ?? ''
    const address = folderOf(shell) + file
    if (element instanceof HTMLScriptElement)
      Object.assign(element, { async: false, crossOrigin: 'anonymous', src: address })
    else Object.assign(element, { rel: 'stylesheet', href: address })
    document.head.append(element)
  })

const { pundiWayOut } = window
if (pundiWayOut?.files) void runPrevious(pundiWayOut, pundiWayOut.files)
else if (pundiWayOut) leave(pundiWayOut)
