import type { Preferences } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react'
import type { OpenedFormProps, Purpose } from './modal-state'
import { useRevalidator } from 'react-router-dom'
import { today } from '@pundi/kit/format'
import { Failure } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

/**
 * Loads the form, its checks, the reader of amounts and the words for amounts in the user's language. Together they are
 * larger than the dashboard, so a page loads without them.
 */
export async function loadForm() {
  const { language } = preferences.getState()
  // The form's chunk imports the rest, so that the names of its files are not in every page.
  const form = await import(/* webpackChunkName: "transaction-form" */ './OpenedForm')
  await form.loadWords(language)
  return form
}

// React keeps a failed lazy component for ever, so the next opening of the form gets a new one.
const lazyForm = (language: Preferences['language']) =>
  lazy<ComponentType<OpenedFormProps>>(() =>
    loadForm().then(
      ({ OpenedForm }) => ({ default: OpenedForm }),
      () => {
        forms.delete(language)
        return { default: FormAway }
      },
    ),
  )

type Form = ReturnType<typeof lazyForm>

const forms = new Map<Preferences['language'], Form>()

/** The form, loaded when it is first drawn. */
export function formToDraw(): Form {
  const { language } = preferences.getState()
  const form = forms.get(language) ?? lazyForm(language)
  forms.set(language, form)
  return form
}

/** Shown instead of a form whose code could not be loaded. */
function FormAway({ onLoadAgain }: { onLoadAgain: () => void }) {
  const text = useText()
  return (
    <Failure message={text('The form could not be loaded.')} action={text('Try again')} onTry={onLoadAgain} />
  )
}

/** Milliseconds after which the page's own content has arrived. Not every browser can tell when it is idle. */
const later = 3000

/**
 * Loads the form's code after the page, so that the form opens at once, even without a network; and then opens it where
 * the address (`?add=`) or a key asks for it. What the area follows comes with it (`followArea`), at once where there is no
 * network; what it shows goes to `show`, a function that stays the same. The first key
 * that is pressed before has the code loaded at once, and is pressed again then. Where the code does not load, opening the
 * form tries again and reports, and a tab that comes back into sight tries again.
 */
export function useWarmForm(open: (purpose: Purpose) => void, show: (hints: ReactNode) => void) {
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
      // Tab and its like do the same before and after.
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
