import type { PageRegistry } from '@pundi/contract/federation'
import { hasStopped, markStart } from './start-mark'
import { isQuarantined } from '../registry/quarantine'
import { showSentence } from './show-sentence'

/*
 * Watches the shell from outside: this is inlined into every page, and runs first. Code that is rarely needed is in
 * `way-out.js`, beside the pages, outside any build.
 */

export type Failure = Event &
  Partial<Pick<ErrorEvent, 'filename' | 'lineno' | 'colno' | 'error'>> & { reason?: unknown }

/** State for `way-out.js`, which leaves a shell that renders nothing, or runs the previous shell in this document. */
export interface WayOut {
  failure?: Failure | undefined
  /** The element with the registry and the shell's files, removed because the previous shell is to run instead. */
  files?: HTMLElement
  /** Resolves when the document is parsed. Parsing waits for the document's stylesheets. */
  parsed: Promise<unknown>
  show: () => void
}

declare global {
  interface Window {
    pundiWayOut?: WayOut
  }
}

/** Milliseconds until something must be rendered. Of ten seconds, the previous shell gets the rest. */
const deadline = 7000

/** Milliseconds for `way-out.js` to load; after that, only the sentence is shown. */
const patience = 1500

/**
 * Milliseconds until a file counts as failed. Firefox and Safari also report failed files while a document is being
 * left; then this timer never fires.
 */
const untilJudged = 1000

const parsed = new Promise(resolve => document.addEventListener('readystatechange', resolve))
let isLeaving = false

/** Checks for a blank page as long as the document is open: if the shell breaks later, React removes everything. */
export function watchShell() {
  // Error events of elements do not bubble.
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, judge, true)
  setTimeout(leave, deadline)
}

function judge(failure: Failure) {
  if (!isOfShell(failure)) return
  if (failure.filename === undefined && failure.reason === undefined) setTimeout(leave, untilJudged, failure)
  else leave(failure)
}

function leave(failure?: Failure) {
  if (isLeaving || document.querySelector('#root > *')) return
  isLeaving = true
  loadWayOut({ failure })
  setTimeout(show, patience)
}

/**
 * True for an error of the shell or its files in the document. Files that the shell loads itself are async, and do not
 * count.
 */
function isOfShell({ filename, reason, target }: Failure) {
  const { rel, href, async, src } = target as Partial<HTMLLinkElement & HTMLScriptElement>
  const file = rel === 'stylesheet' ? href : !async && src
  return String(filename ?? (reason as Error | null)?.stack ?? file).includes('/r/shell/')
}

/** A shell counts as broken if it recently failed in this browser, or stopped a tab. */
export function runPreviousShell({ shell: { current, records } }: PageRegistry) {
  const { id } = current
  const files = document.getElementById('registry')?.parentElement
  if (!files || !(isQuarantined(id) || hasStopped(id)) || Object.keys(records).every(isQuarantined)) {
    markStart(id)
    return
  }
  // The browser parses the rest of the element after it is removed. Scripts and stylesheets in it then do not load.
  files.remove()
  loadWayOut({ files })
}

function loadWayOut(task: Partial<WayOut>) {
  window.pundiWayOut = { ...task, parsed, show }
  document.documentElement.append(
    Object.assign(document.createElement('script'), {
      integrity: process.env.WAY_OUT,
      crossOrigin: 'anonymous',
      src: '/way-out.js',
      onerror: show,
    }),
  )
}

/** Shows the template's sentence. The template precedes the shell's files, so it need not wait for them. */
function show() {
  const files = window.pundiWayOut?.files
  if (files) void parsed.then(() => document.body.append(files))
  showSentence()
}
