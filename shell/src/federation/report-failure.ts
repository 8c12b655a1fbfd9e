import { type FailureReport, reportDrawn as callDrawn, reportFailure as call } from '@pundi/contract'
import { fileTimeLimit, type RemoteName } from '@pundi/contract/federation'
import { report } from '@pundi/platform/http'
import { NoSuchPage } from './load-from-build'
import { nameBrowser } from './registry/name-browser'
import { canaryOf, RecordAway } from './registry/registry'
import { EntryAway } from './runtime'

/** A document reports no more of what breaks after a page was drawn: an interval that throws would go on for ever. */
const mostLater = 3

let later = 0

/** Reports to the server what a build did not do, or what was done about it. */
export function reportFailure(
  { remote, id }: { remote: RemoteName; id: string },
  phase: FailureReport['phase'],
  cause: FailureReport['cause'],
  at?: string,
) {
  if (phase === 'later' && ++later > mostLater) return
  report(call, { remote, build: id, phase, cause, ...(at !== undefined && { at }), ...browserFor(remote) })
}

/** Reports that a page of a build was drawn, while a part of all browsers runs another one: who counts failures must know of how many. */
export function reportDrawn({ remote, id }: { remote: RemoteName; id: string }) {
  if (canaryOf(remote) !== undefined) report(callDrawn, { remote, build: id, ...browserFor(remote) })
}

/** The name of this browser for the canary of a remote, for a report. Nothing where there is none. */
function browserFor(remote: RemoteName) {
  const canary = canaryOf(remote)
  const browser = canary === undefined ? undefined : nameBrowser(canary)
  return browser !== undefined && { browser }
}

/**
 * The cause of a page that did not load. A script cannot tell a file that is refused for its hash from one that is
 * missing.
 *
 * @param after milliseconds from asking for it
 */
export function causeOf(error: unknown, after = 0): FailureReport['cause'] {
  if (after >= fileTimeLimit || (error instanceof DOMException && error.name === 'TimeoutError'))
    return 'timeout'
  if (error instanceof NoSuchPage) return 'missing'
  return isOfFile(error) ? 'file' : 'code'
}

/** What webpack and the runtime throw for a file that did not come. Anything else was thrown by the build's code. */
export function isOfFile(error: unknown) {
  const { name, type, code } = Object(error) as { name?: unknown; type?: unknown; code?: unknown }
  // A chunk is "missing" when its file came and did not say what is in it: it threw before.
  if (name === 'ChunkLoadError') return type !== 'missing'
  return error instanceof EntryAway || error instanceof RecordAway || code === 'CSS_CHUNK_LOAD_FAILED'
}

/** A file of a published build in a stack, with the position in it. */
const inBuild = /\/r\/([a-z]+)\/([0-9a-f]{12})\/([\w@~+.-]+)(?:\?again=\d+)?(:\d+:\d+)/

/** The build, file and position where something broke, without anything of the error's message. */
export function placeOf(error: unknown): { remote: string; build: string; at: string } | undefined {
  const stack = error instanceof Error ? error.stack : undefined
  const [, remote, build, file, place] = inBuild.exec(stack ?? '') ?? []
  return remote === undefined || build === undefined ? undefined : { remote, build, at: `${file}${place}` }
}
