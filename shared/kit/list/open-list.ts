import { firstOfEach, type Typed } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import { replace } from 'react-router-dom'
import type { ListDescription, ListView } from './describe-list'
import type { PageOfRows } from './use-page-steps'
import { isScreenOpen } from './use-screen-open'

export interface LoadedList<Answer extends PageOfRows> {
  /** Null if the API call failed. */
  answer: Answer | null
  errors: Typed<string>
}

/**
 * Loader data of a list. While the screen opens, `loaded` is a promise, so that the screen can show
 * a placeholder.
 */
export interface OpenedList<
  Loaded extends LoadedList<PageOfRows>,
  Name extends string = string,
  Sort extends string = string,
> {
  view: ListView<Name, Sort>
  loaded: Loaded | Promise<Loaded>
}

/**
 * Waits for the answer of a list. If the call failed, returns null as `answer`, so that the rest of
 * the screen stays usable. `errors` has the messages about refused fields (status 422).
 */
export async function answerOrErrors<Answer extends PageOfRows>(
  call: Promise<Answer>,
): Promise<LoadedList<Answer>> {
  try {
    return { answer: await call, errors: {} }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { answer: null, errors: error.status === 422 ? firstOfEach(error.errors) : {} }
  }
}

/**
 * Loads the list for the address in the request. Redirects to the list's start if the requested
 * page has no rows, or if its cursor is refused. If the screen is just opening at the start of the
 * list, does not wait for a slow response. Otherwise waits for the response. A new load aborts the
 * previous load through `signal`.
 */
export async function openList<
  Loaded extends LoadedList<PageOfRows>,
  Name extends string,
  Sort extends string,
>(
  list: ListDescription<Name, Sort>,
  { url, signal }: Request,
  load: (view: ListView<Name, Sort>, signal: AbortSignal) => Promise<Loaded>,
): Promise<OpenedList<Loaded, Name, Sort>> {
  const view = list.read(new URL(url).searchParams)
  const loading = load(view, signal)
  // Prevents an unhandled rejection, because nobody awaits the response after the user has left the
  // page.
  loading.catch(() => {})
  if (view.cursor === undefined && !isScreenOpen(list)) return { view, ...(await waitBriefly(loading)) }
  const loaded = await loading
  const isGone = loaded.answer ? loaded.answer.data.length === 0 : 'cursor' in loaded.errors
  if (view.cursor !== undefined && isGone) throw replace(list.addressOf(view))
  return { view, loaded }
}

/**
 * Milliseconds of waiting that users do not notice. A response that was prefetched on hover usually
 * arrives in this time.
 */
const moment = 50

const waitBriefly = <Value>(loading: Promise<Value>) =>
  Promise.race([
    loading.then(loaded => ({ loaded })),
    new Promise<{ loaded: Promise<Value> }>(resolve => setTimeout(resolve, moment, { loaded: loading })),
  ])
