import { firstOfEach } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import { replace } from 'react-router-dom'
import type { ListDescription, ListView } from './describe-list'
import type { PageOfRows } from './use-page-steps'
import { isScreenOpen } from './screen-open'

/** The result of loading a view. */
export interface LoadedList<Answer extends PageOfRows> {
  /** Null where the call failed. */
  answer: Answer | null
  /** The server's messages about filters that it refused, by field. */
  errors: Record<string, string>
}

/**
 * The data of a list's loader. `loaded` is a promise while the screen opens, so that the screen can show that it loads.
 */
export interface OpenedList<
  Loaded extends LoadedList<PageOfRows>,
  Name extends string = string,
  Sort extends string = string,
> {
  view: ListView<Name, Sort>
  loaded: Loaded | Promise<Loaded>
}

/** Turns a failed call into a missing answer, so that the rest of the screen stays usable. */
export async function settleList<Answer extends PageOfRows>(
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
 * Loads the view that an address names. Where the page no longer exists, because its rows or its cursor are gone, it
 * redirects to the first page. The screen opens before a first answer that takes its time; later answers come with
 * their view, and a load is aborted when the next one starts.
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
  // Nobody awaits it where the person has left by then.
  loading.catch(() => {})
  if (view.cursor === undefined && !isScreenOpen(list)) return { view, ...(await waitBriefly(loading)) }
  const loaded = await loading
  const isGone = loaded.answer ? loaded.answer.data.length === 0 : 'cursor' in loaded.errors
  if (view.cursor !== undefined && isGone) throw replace(list.addressOf(view))
  return { view, loaded }
}

/** Milliseconds that nobody notices. Whoever pointed at a link before they pressed it has the answer by then. */
const moment = 50

/** What is loading; within a moment its value, so that a screen is not drawn twice. */
const waitBriefly = <Value>(loading: Promise<Value>) =>
  Promise.race([
    loading.then(loaded => ({ loaded })),
    new Promise<{ loaded: Promise<Value> }>(resolve => setTimeout(resolve, moment, { loaded: loading })),
  ])
