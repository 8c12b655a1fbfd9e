import type { Preferences } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import type { ModalContentProps, Purpose } from '../shared/booking-draft/modal-state'
import { useRevalidator } from 'react-router-dom'
import { today } from '@pundi/kit/format'
import { Failure } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

const importForm = () => import(/* webpackChunkName: "transaction-form" */ './quick-add')

// These two components are needed only after the first input or a save. They load with the form's
// code, so that pages start without them.
export const DiscardQuestion = lazy(() => importForm().then(code => ({ default: code.DiscardQuestion })))
export const SavedNotice = lazy(() => importForm().then(code => ({ default: code.SavedNotice })))

/**
 * Loads the code of the transaction form. Pages start without this code, because it is larger than
 * the dashboard.
 */
export async function loadForm() {
  const { language } = preferences.getState()
  // `prepareForm` imports more chunks. Only the form's chunk contains the names of these chunks, so
  // pages stay small.
  const form = await importForm()
  await form.prepareForm(language)
  return form
}

// React caches a lazy component for ever, even if its code failed to load. After a failure, the
// next opening of the form therefore creates a new component.
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

/**
 * Delay in milliseconds, so that the page's content loads first. The delay is fixed, because not
 * every browser has `requestIdleCallback`.
 */
const later = 3000

/**
 * Loads the form's code some seconds after the page, so that the form opens without delay. Once
 * loaded, the code handles `?add=` and shortcut keys, and renders notices through `show`.
 * The code loads at once if the tab is offline, if the address has `?add=`, or if a shortcut key is
 * pressed. That key takes effect after loading.
 * If loading fails, opening the form or showing the tab tries again.
 * `open` and `show` must be stable functions.
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
      // Shortcut keys have one character. Keys with longer names, such as "Tab", must not load the
      // form.
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
