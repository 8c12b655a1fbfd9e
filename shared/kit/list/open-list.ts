import { firstOfEach, type Typed } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import { replace } from 'react-router-dom'
import type { ListDescription, ListView } from './describe-list'
import type { PageOfRows } from './use-page-steps'
import { isScreenOpen } from './use-screen-open'

export interface LoadedList<Answer extends PageOfRows> {
  /** Null if the call failed. */
  answer: Answer | null
  errors: Typed<string>
}

/** Loader data of a list. `loaded` is a promise while the screen opens, so that the screen can show a placeholder. */
export interface OpenedList<
  Loaded extends LoadedList<PageOfRows>,
  Name extends string = string,
  Sort extends string = string,
> {
  view: ListView<Name, Sort>
  loaded: Loaded | Promise<Loaded>
}

/** Turns a failed call into a missing answer, so that the rest of the screen stays usable. */
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
 * Loads the view in an address. Redirects to the first page if the address's page has no rows any more, or its cursor
 * is refused. A new screen opens without waiting for a slow answer; a screen that is open waits. Each load aborts the
 * one before.
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
  // Prevents an unhandled rejection: after the user has left, nothing awaits the answer.
  loading.catch(() => {})
  if (view.cursor === undefined && !isScreenOpen(list)) return { view, ...(await waitBriefly(loading)) }
  const loaded = await loading
  const isGone = loaded.answer ? loaded.answer.data.length === 0 : 'cursor' in loaded.errors
  if (view.cursor !== undefined && isGone) throw replace(list.addressOf(view))
  return { view, loaded }
}

/** Milliseconds of waiting that nobody notices. If a hover has prefetched the answer, it usually comes in time. */
const moment = 50

const waitBriefly = <Value>(loading: Promise<Value>) =>
  Promise.race([
    loading.then(loaded => ({ loaded })),
    new Promise<{ loaded: Promise<Value> }>(resolve => setTimeout(resolve, moment, { loaded: loading })),
  ])
