import type { PageRegistry } from '@pundi/contract/federation'
import { isQuarantined } from '../federation/registry/quarantine'

/*
 * Watches the shell from outside. It is inlined into every page and runs before the shell. What is seldom needed is in
 * `way-out.js`, which lies beside the pages and not with the files of a shell.
 */

/** An error of code, a rejection, or an element whose file did not come. */
export type Failure = Event &
  Partial<Pick<ErrorEvent, 'filename' | 'lineno' | 'colno'>> & { reason?: unknown }

/** What `way-out.js` is loaded for: to leave a shell that draws nothing, or to run the previous one here. */
export interface WayOut {
  /** What happened; undefined if nothing happened in time. */
  failure?: Failure | undefined
  /** The element with the registry and the shell's files, which was removed. The previous shell shall run here. */
  files?: HTMLElement
  /** Resolves when the whole document is there, for which a stylesheet in it is waited. */
  parsed: Promise<unknown>
  /** Shows the sentence that the page has in a template. It disappears if something is drawn after all. */
  show: () => void
}

declare global {
  interface Window {
    pundiWayOut?: WayOut
  }
}

/** Milliseconds for something to be drawn. The previous shell needs the rest of ten seconds. */
const deadline = 7000

/** Milliseconds for `way-out.js` to come. Without it there is only the sentence. */
const patience = 1500

/**
 * Milliseconds after which a file that failed is judged. Firefox and Safari call a file failed also where the document is
 * being left, and then this time never ends.
 */
const untilJudged = 1000

const parsed = new Promise(resolve => document.addEventListener('readystatechange', resolve))
let isLeaving = false

/** Looks for a blank page as long as the document is open: React removes everything when the shell breaks later. */
export function watchShell() {
  // An element's error event does not bubble.
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, judge, true)
  setTimeout(leave, deadline)
}

function judge(failure: Failure) {
  if (!isOfShell(failure)) return
  if (failure.filename === undefined && failure.reason === undefined) setTimeout(leave, untilJudged, failure)
  else leave(failure)
}

function leave(failure?: Failure) {
  if (isLeaving || document.getElementById('root')?.hasChildNodes()) return
  isLeaving = true
  loadWayOut({ failure })
  setTimeout(show, patience)
}

/** Files that the shell loads itself are asynchronous. Only those of the document are essential. */
function isOfShell({ filename, reason, target }: Failure) {
  const { rel, href, async, src } = target as Partial<HTMLLinkElement & HTMLScriptElement>
  const file = rel === 'stylesheet' ? href : !async && src
  return String(filename ?? (reason as Error | null)?.stack ?? file).includes('/r/shell/')
}

/** Runs the previous shell, if the shell of this document did not run in this browser a moment ago. */
export function runPreviousShell({ shell: { current, records } }: PageRegistry) {
  if (!isQuarantined(current.id) || Object.keys(records).every(isQuarantined)) return
  const files = document.getElementById('registry')?.parentElement
  if (!files) return
  // The browser goes on reading into the removed element. Scripts and stylesheets there neither load nor run.
  files.remove()
  loadWayOut({ files })
}

function loadWayOut(task: Partial<WayOut>) {
  window.pundiWayOut = { ...task, parsed, show }
  const { documentElement } = document
  documentElement.append(
    Object.assign(document.createElement('script'), {
      integrity: process.env.WAY_OUT,
      crossOrigin: 'anonymous',
      src: '/way-out.js',
      onerror: show,
    }),
  )
}

/** The template stands before the shell's files, so nothing of them is waited for. */
function show() {
  const files = window.pundiWayOut?.files
  if (files) void parsed.then(() => document.body.append(files))
  const { content } = document.getElementById('way-out') as HTMLTemplateElement
  const sentence = content.querySelector(`[lang=${document.documentElement.lang}]`)
  if (sentence) document.body.append(sentence)
}
