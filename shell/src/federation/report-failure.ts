import { type FailureReport, reportFailure as call } from '@pundi/contract'
import { fileTimeLimit, type RemoteName } from '@pundi/contract/federation'
import { report } from '@pundi/platform/http'
import { NoSuchPage } from './load-from-build'

/** Reports to the server what a build did not do, or what was done about it. */
export function reportFailure(
  { remote, id }: { remote: RemoteName; id: string },
  phase: FailureReport['phase'],
  cause: FailureReport['cause'],
  at?: string,
) {
  report(call, { remote, build: id, phase, cause, ...(at !== undefined && { at }) })
}

/**
 * The cause of a page that did not load. A script cannot tell a file that is refused for its hash from one that is
 * missing.
 *
 * @param after milliseconds from asking for it
 */
export function causeOf(error: unknown, after = 0): FailureReport['cause'] {
  if (after >= fileTimeLimit) return 'timeout'
  if (error instanceof NoSuchPage) return 'missing'
  return isThrownByCode(error) ? 'code' : 'file'
}

/** JavaScript's own errors; what loads files throws plain ones. */
const isThrownByCode = (error: unknown) =>
  error instanceof Error && /^(Type|Reference|Range|Syntax|URI)Error$/.test(error.name)

/** The file and position where something broke, without anything of the error's message. */
export function placeOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? error.stack : undefined
  const [, file, place] =
    /\/r\/[a-z]+\/[0-9a-f]{12}\/([\w@~+.-]+)(?:\?again=\d+)?(:\d+:\d+)/.exec(stack ?? '') ?? []
  return file === undefined ? undefined : `${file}${place}`
}
