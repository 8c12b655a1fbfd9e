import type { Preferences } from '@pundi/contract'
import { preferences } from '@pundi/platform/session'
import { type ComponentType, lazy, useEffect } from 'react'
import { loadVoice } from './voices/load-voice'
import type { OpenedFormProps } from './modal-state'
import { Failure } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

/**
 * The form, its checks, what reads an amount and how it is said in the reader's language are larger than the dashboard, and needed by
 * nobody who only looks at it.
 */
export async function loadForm() {
  const { language } = preferences.getState()
  const [form] = await Promise.all([
    // The names of the reader's files stand in the form's, not in what every page loads.
    import(/* webpackChunkName: "transaction-form" */ './OpenedForm').then(async form => {
      await form.loadAmountReader()
      return form
    }),
    loadVoice(language),
  ])
  return form
}

// React remembers a failure for ever, so the next one who opens the form gets another.
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

/** Ahead of need, once the page has nothing else to do. Should it fail, opening the form asks again and says so. */
export const warmForm = () => void loadForm().catch(() => {})

/** In place of a form whose code could not be loaded. */
function FormAway({ onLoadAgain }: { onLoadAgain: () => void }) {
  const text = useText()
  return (
    <Failure message={text('The form could not be loaded.')} action={text('Try again')} onTry={onLoadAgain} />
  )
}

/** Milliseconds after which the page's own content has come, also where the browser cannot say that it is idle. */
const later = 3000

/** Loads the form's code when the page is idle, so that it opens at once, also where the network has gone by then. */
export function useWarmForm() {
  useEffect(() => {
    const timer = setTimeout(warmForm, later)
    return () => clearTimeout(timer)
  }, [])
}
