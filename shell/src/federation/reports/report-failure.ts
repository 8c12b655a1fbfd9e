import { type FailureReport, reportDrawn as callDrawn, reportFailure as call } from '@pundi/contract'
import { fileTimeLimit, type RemoteName } from '@pundi/contract/federation'
import { report } from '@pundi/platform/http'
import { NoSuchPage } from '../builds/load-from-build'
import { nameBrowser } from '../../registry/name-browser'
import { canaryOf, RecordAway } from '../../registry/registry'
import { messageOf } from '../../way-out/message-of'
import { componentsOf } from './component-stacks'
import type { Details } from '../machine/effects'
import { EntryAway } from '../builds/runtime'

/**
 * Maximum number of reports per document about errors after rendering. Otherwise a throwing timer
 * would report endlessly.
 */
const mostLater = 3

let later = 0

export function reportFailure(
  { remote, id }: { remote: RemoteName; id: string },
  phase: FailureReport['phase'],
  cause: FailureReport['cause'],
  details: Details = {},
) {
  if (phase === 'later' && ++later > mostLater) return
  report(call, { remote, build: id, phase, cause, ...details, ...browserFor(remote) })
}

/**
 * Reports a rendered page during a canary, because the failure rate also needs the number of
 * successes.
 */
export function reportDrawn({ remote, id }: { remote: RemoteName; id: string }) {
  if (canaryOf(remote) !== undefined) report(callDrawn, { remote, build: id, ...browserFor(remote) })
}

function browserFor(remote: RemoteName) {
  const canary = canaryOf(remote)
  const browser = canary === undefined ? undefined : nameBrowser(canary)
  return browser !== undefined && { browser }
}

/**
 * The cause of a failed load. JavaScript cannot distinguish a missing file from a file with a wrong
 * hash.
 *
 * @param after milliseconds since the request
 */
export function causeOf(error: unknown, after = 0): FailureReport['cause'] {
  if (after >= fileTimeLimit || (error instanceof DOMException && error.name === 'TimeoutError'))
    return 'timeout'
  if (error instanceof NoSuchPage) return 'missing'
  return isOfFile(error) ? 'file' : 'code'
}

/**
 * True if webpack or the federation runtime reports a missing file. All other errors come from the
 * build's code.
 */
export function isOfFile(error: unknown) {
  const { name, type, code } = Object(error) as { name?: unknown; type?: unknown; code?: unknown }
  // Type "missing" means that the chunk loaded, but threw an error before it registered its
  // modules.
  if (name === 'ChunkLoadError') return type !== 'missing'
  return error instanceof EntryAway || error instanceof RecordAway || code === 'CSS_CHUNK_LOAD_FAILED'
}

/**
 * Matches positions in a stack, such as `/r/user/0123456789ab/main.js:1:23`. Development builds
 * have the id "dev".
 */
const inBuild = /\/r\/([a-z]+)\/([0-9a-f]{12}|dev)\/([\w@~+.-]+)(?:\?again=\d+)?(:\d+:\d+)/g

/**
 * Finds the build, file and position of an error: the first stack frame in a file of `remote`, or
 * of any remote if none is given. Skips frames of the shell, because React is part of the shell and
 * calls every component.
 */
export function placeOf(
  error: unknown,
  remote?: string,
): { remote: string; build: string; at: string } | undefined {
  const stack = error instanceof Error ? `${error.stack}\n${componentsOf(error)}` : ''
  for (const [, name = '', build = '', file, place] of stack.matchAll(inBuild))
    if (name === (remote ?? name) && name !== 'shell') return { remote: name, build, at: `${file}${place}` }
  return undefined
}

export function detailsOf(error: unknown, remote: string): Details {
  const [at, message] = [placeOf(error, remote)?.at, messageOf(error)]
  return { ...(at !== undefined && { at }), ...(message !== undefined && { message }) }
}
