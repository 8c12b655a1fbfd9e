import { HttpError } from '@pundi/platform/http'
import { buildOf, remoteNames, remoteOf } from './remotes'
import { isOfFile, placeOf } from './reports/report-failure'
import { leaveLast } from './watch-root'

export function noteErrors() {
  addEventListener('error', event => noteError(event.error))
  addEventListener('unhandledrejection', event => noteError(event.reason))
}

let isLeft = false

function noteError(error: unknown) {
  // Failed API calls and aborted requests are not the build's fault.
  if (error instanceof HttpError || (error instanceof DOMException && error.name === 'AbortError')) return
  if (window.pundiIsChanged?.() && !isLeft) {
    isLeft = true
    void leaveLast()
    return
  }
  // Leaving the page aborts file loads, which look like errors. Wait a second before noting an
  // error: leaving also stops this timer, so aborted loads are never noted.
  if (isOfFile(error)) setTimeout(note, 1000, error)
  else note(error)
}

function note(error: unknown) {
  const place = placeOf(error)
  const remote = remoteNames().find(name => name === place?.remote && buildOf(name)?.id === place.build)
  if (remote) remoteOf(remote).noteError(error)
}
