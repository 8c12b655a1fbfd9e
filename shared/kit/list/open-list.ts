import { firstOfEach } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import { replace } from 'react-router-dom'
import type { List, View } from './describe-list'
import type { PageOfRows } from './use-page-steps'
import { isScreenOpen } from './screen-open'

/** What a view brought. */
export interface LoadedList<Answer extends PageOfRows> {
  /** Null where it could not be had. */
  answer: Answer | null
  /** What the server says of filters that it refused, by field. */
  errors: Record<string, string>
}

/** What a list's loader gives: `loaded` is a promise while the screen opens, so that it can say that it loads. */
export interface OpenedList<
  Loaded extends LoadedList<PageOfRows>,
  Name extends string = string,
  Sort extends string = string,
> {
  view: View<Name, Sort>
  loaded: Loaded | Promise<Loaded>
}

/** A call that failed is no answer, and the rest of the screen stays usable. */
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
 * Loads what a list's address says. A page that is gone, because its rows or its cursor are, leads to the first one.
 * The screen opens before its first answers; later ones come with the view that they belong to, and one that is
 * overtaken by the next is aborted.
 */
export async function openList<
  Loaded extends LoadedList<PageOfRows>,
  Name extends string,
  Sort extends string,
>(
  list: List<Name, Sort>,
  { url, signal }: Request,
  load: (view: View<Name, Sort>, signal: AbortSignal) => Promise<Loaded>,
): Promise<OpenedList<Loaded, Name, Sort>> {
  const view = list.read(new URL(url).searchParams)
  const loading = load(view, signal)
  // Should the person have left by then, nobody waits for it.
  loading.catch(() => {})
  if (view.cursor === undefined && !isScreenOpen(list)) return { view, loaded: loading }
  const loaded = await loading
  const isGone = loaded.answer ? loaded.answer.data.length === 0 : 'cursor' in loaded.errors
  if (view.cursor !== undefined && isGone) throw replace(list.addressOf(view))
  return { view, loaded }
}
