import { HttpError } from '@pundi/platform/http'
import { buildOf, remoteNames, remoteOf } from './remotes'
import { isOfFile, placeOf } from './report-failure'

/** Notes what breaks in a build outside of drawing: in an event's handler, a timer, a promise. */
export function noteErrors() {
  addEventListener('error', event => noteError(event.error))
  addEventListener('unhandledrejection', event => noteError(event.reason))
}

function noteError(error: unknown) {
  // What the server refuses, and what was called off, is not the fault of a build.
  if (error instanceof HttpError || (error instanceof DOMException && error.name === 'AbortError')) return
  // A file may have been cut off because the document is being left: then this timer never ends.
  if (isOfFile(error)) setTimeout(note, 1000, error)
  else note(error)
}

function note(error: unknown) {
  const place = placeOf(error)
  const remote = remoteNames().find(name => name === place?.remote && buildOf(name)?.id === place.build)
  if (remote) remoteOf(remote).noteError(place?.at)
}
