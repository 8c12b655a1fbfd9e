import type { PageRegistry } from '@pundi/contract/federation'
import { hasStopped, markStart } from './start-mark'
import { isQuarantined } from '../registry/quarantine'
import { showSentence } from './show-sentence'

/*
 * Watches the shell for failures. This script is inlined into every page and runs first. Rarely
 * needed code is in `way-out.js`, which belongs to no build.
 */

export type Failure = Event &
  Partial<Pick<ErrorEvent, 'filename' | 'lineno' | 'colno' | 'error'>> & { reason?: unknown }

/**
 * Input for `way-out.js`, which either leaves a shell that renders nothing, or runs the previous
 * shell in this document.
 */
export interface WayOut {
  failure?: Failure | undefined
  /**
   * The element with the registry and the shell's files. The boot script removed it, so that the
   * previous shell can run instead.
   */
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

/**
 * Milliseconds within which the shell must render something. After that, the previous shell has
 * 3 s, so that a page appears within 10 s.
 */
const deadline = 7000

/** Milliseconds for `way-out.js` to load. After that, an error message is shown. */
const patience = 1500

/**
 * Milliseconds until a failed file counts as missing. Firefox and Safari also report failed files
 * when the user leaves the page, but then this timer never fires.
 */
const untilJudged = 1000

const parsed = new Promise(resolve => document.addEventListener('readystatechange', resolve))
let isLeaving = false

/**
 * Checks for a blank page as long as the document is open, because React removes everything if the
 * shell crashes later.
 */
export function watchShell() {
  // Error events of elements do not bubble, so listen in the capture phase.
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
 * True for an error in the shell or in the files that the document itself loads. Files that the
 * shell loads later are async and do not count.
 */
function isOfShell({ filename, reason, target }: Failure) {
  const { rel, href, async, src } = target as Partial<HTMLLinkElement & HTMLScriptElement>
  const file = rel === 'stylesheet' ? href : !async && src
  return String(filename ?? (reason as Error | null)?.stack ?? file).includes('/r/shell/')
}

/**
 * Runs the previous shell if the current shell recently failed in this browser or blocked a tab.
 */
export function runPreviousShell({ shell: { current, records } }: PageRegistry) {
  const { id } = current
  const files = document.getElementById('registry')?.parentElement
  if (!files || !(isQuarantined(id) || hasStopped(id)) || Object.keys(records).every(isQuarantined)) {
    markStart(id)
    return
  }
  // The browser goes on parsing the removed element, but scripts and stylesheets in it no longer
  // load.
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

/**
 * Shows the error message. Its template precedes the shell's files in the document, so no waiting
 * is needed.
 */
function show() {
  const files = window.pundiWayOut?.files
  if (files) void parsed.then(() => document.body.append(files))
  showSentence()
}
