import { reportFailure, type FailureReport } from '@pundi/contract'
import {
  folderOf,
  type PageRegistry,
  type Published,
  type Registry,
  type ShellBuild,
} from '@pundi/contract/federation'
import { report } from '../../../shared/platform/http/report'
import { isQuarantined, quarantine } from '../federation/registry/quarantine'
import type { Failure, WayOut } from './watch-shell'

/*
 * Leaves a shell that does not run (`watch-shell.ts`). The document is loaded once more with the previous shell. If that
 * is not available, the sentence appears that the page has in a template. Each step is reported.
 */

/** Milliseconds after which a network counts as slow. The shell may still be on its way then, and is waited for. */
const slow = 1000

const isSlow = () =>
  (performance.getEntriesByName(`${location.origin}/way-out.js`).at(-1)?.duration ?? 0) > slow

/** The registry that the server wrote into the document; null where it cannot be read. */
function readRegistry(files: ParentNode = document): PageRegistry | null {
  try {
    return JSON.parse(files.querySelector('#registry')?.textContent ?? '') as PageRegistry
  } catch {
    return null
  }
}

/** The id and the hash of the record of the shell before this one, unless that one did not run here either. */
const findPrevious = (registry: PageRegistry | null) =>
  Object.entries(registry?.shell.records ?? {}).find(([id]) => !isQuarantined(id))

function leave({ failure, show }: WayOut) {
  const registry = readRegistry()
  const id = registry?.shell.current.id
  const [cause, at] = causeOf(failure)
  tell(id, 'open', cause, at)
  const isComing = cause === 'timeout' && isSlow()
  if (id && !isComing && findPrevious(registry) && quarantine(id)) {
    tell(id, 'reload', cause, at)
    location.reload()
    return
  }
  tell(id, 'away', cause, at)
  show()
}

function tell(
  build: string | undefined,
  phase: FailureReport['phase'],
  cause: FailureReport['cause'],
  at?: string,
) {
  if (build) report(reportFailure, { remote: 'shell', build, phase, cause, at })
}

/** The cause, and for code the place in the shell. */
function causeOf(failure: Failure | undefined): [cause: FailureReport['cause'], at?: string | undefined] {
  if (!failure) return ['timeout']
  const { filename, lineno, colno, reason } = failure
  if (filename === undefined && reason === undefined) return ['file']
  const trace = (reason as Error | null)?.stack ?? `${filename}:${lineno}:${colno}`
  return ['code', /\/r\/shell\/\w+\/([\w@~+.-]+:\d+:\d+)/.exec(trace)?.[1]]
}

/** Puts the previous shell in the place of the present one, as if it had been published last. */
async function runPrevious({ parsed, show }: WayOut, files: HTMLElement) {
  const registry = readRegistry(files)
  const [id, integrity] = findPrevious(registry) ?? []
  const shell = id && integrity ? await fetchRecord(id, integrity) : undefined
  const written = registry && shell && (await registryFor(shell, registry))
  await parsed
  // The page's integrity policy would keep an older shell's remotes from loading.
  if (!written || !shell.isStrict) {
    tell(id, 'away', 'file')
    show()
    return
  }
  for (const element of files.querySelectorAll('[src^="/r/shell/"],[href^="/r/shell/"]')) element.remove()
  // No script, because a document with Trusted Types lets no text into a script, not even data.
  const block = Object.assign(document.createElement('data'), { id: 'registry' })
  block.textContent = JSON.stringify(written)
  files.querySelector('#registry')?.replaceWith(block)
  document.body.append(files)
  await Promise.all(shell.styles.map(file => load(document.createElement('link'), shell, file)))
  for (const file of shell.scripts) void load(document.createElement('script'), shell, file)
}

const fetchRecord = (id: string, integrity: string) =>
  fetchJson<Published<ShellBuild>>(`${folderOf({ remote: 'shell', id })}build.json`, { integrity })

/** The registry with a shell in force: as in the page or, for a shell from before pages had a part of it, the whole. */
async function registryFor(shell: Published<ShellBuild>, inPage: PageRegistry): Promise<object | undefined> {
  if (shell.pageSchema === inPage.schema) return { ...inPage, shell: { current: shell, records: {} } }
  const whole = await fetchJson<Registry>('/registry.json', { cache: 'no-cache' })
  return whole && { ...whole, shell: { current: shell, fallback: [], revoked: [] } }
}

const fetchJson = <Json>(address: string, options: RequestInit) =>
  fetch(address, options)
    .then(answer => (answer.ok ? (answer.json() as Promise<Json>) : undefined))
    .catch(() => undefined)

/** Adds an element that loads a file of a shell. It is watched like those that the server wrote into the document. */
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
