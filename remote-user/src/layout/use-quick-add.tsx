import type { Preferences } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import type { ModalContentProps, Purpose } from '../shared/booking-draft/modal-state'
import { useRevalidator } from 'react-router-dom'
import { today } from '@pundi/kit/format'
import { Failure } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

const importForm = () => import(/* webpackChunkName: "transaction-form" */ './quick-add')

// Both components are in the form's chunk. They render only after the first input or a save, so pages start without
// them.
export const DiscardQuestion = lazy(() => importForm().then(code => ({ default: code.DiscardQuestion })))
export const SavedNotice = lazy(() => importForm().then(code => ({ default: code.SavedNotice })))

/**
 * Loads the form, its checks, the amount reader and number words. Pages load without them, because together they are
 * larger than the dashboard.
 */
export async function loadForm() {
  const { language } = preferences.getState()
  // `prepareForm` imports more chunks. It is in the form's chunk, so that not every page contains their file names.
  const form = await importForm()
  await form.prepareForm(language)
  return form
}

// React caches a failed lazy component for ever, so after a failure the next opening creates a new one.
const lazyForm = (language: Preferences['language']) =>
  lazy<ComponentType<ModalContentProps>>(() =>
    loadForm().then(
      ({ ModalContent }) => ({ default: ModalContent }),
      () => {
        forms.delete(language)
        return { default: FormNotLoaded }
      },
    ),
  )

type Form = ReturnType<typeof lazyForm>

const forms = new Map<Preferences['language'], Form>()

export function formToDraw(): Form {
  const { language } = preferences.getState()
  const form = forms.get(language) ?? lazyForm(language)
  forms.set(language, form)
  return form
}

function FormNotLoaded({ onLoadAgain }: { onLoadAgain: () => void }) {
  const text = useText()
  return (
    <Failure message={text('We couldn’t load the form.')} action={text('Try again')} onTry={onLoadAgain} />
  )
}

/** Milliseconds until the page's content has surely loaded. Not every browser has `requestIdleCallback`. */
const later = 3000

/**
 * Loads the form's code after the page's content (offline: at once), so that the form opens without delay. Then
 * `followArea` handles `?add=` and keys, and renders notices through `show`.
 * A key pressed earlier loads the code at once and is handled afterwards. If loading fails, opening the form tries
 * again and reports a failure; showing the tab tries again silently.
 * `open` and `show` must be stable.
 */
export function useQuickAdd(open: (purpose: Purpose) => void, show: (hints: ReactNode) => void) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const loadedOn = today()
    const isAsked = /[?&]add=/.test(window.location.search)
    const end = new AbortController()
    const { signal } = end
    let early: KeyboardEvent | undefined
    let isLoading = false
    const timer = setTimeout(load, isAsked || !navigator.onLine ? 0 : later)
    document.addEventListener('keydown', keep)
    document.addEventListener('visibilitychange', load)

    function keep(event: KeyboardEvent) {
      // Keys with names, such as Tab, are no shortcuts, so they do not load the form.
      if (event.key.length > 1) return
      early ??= event
      load()
    }

    function load() {
      if (isLoading) return
      isLoading = true
      void loadForm().then(
        form => {
          if (signal.aborted) return
          document.removeEventListener('keydown', keep)
          form.followArea({ open, show, reload: revalidate, loadedOn }, signal)
          early?.target?.dispatchEvent(new KeyboardEvent('keydown', early))
        },
        () => {
          isLoading = false
          if (isAsked) open({ mode: 'add' })
        },
      )
    }

    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', keep)
      document.removeEventListener('visibilitychange', load)
      end.abort()
    }
  }, [open, show, revalidate])
}
