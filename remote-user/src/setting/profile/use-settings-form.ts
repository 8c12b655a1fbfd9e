import type { Settings } from '@pundi/contract'
import { dropDraft, keepDraft } from '@pundi/platform/session'
import { type ChangeEvent, useState } from 'react'
import { useFetcher } from 'react-router-dom'
import { type Draft, draftOf, formName, keptTyped } from './draft'
import type { SaveAnswer } from './save-settings'

/**
 * The values of the form: the saved settings, overlaid with what the user typed. This tab keeps what they typed, so
 * that it survives leaving the page and the end of the session.
 */
export function useSettingsForm(settings: Settings) {
  const fetcher = useFetcher<SaveAnswer>()
  const isBusy = fetcher.state !== 'idle'
  const [typed, setTyped] = useState(keptTyped)
  const [seen, setSeen] = useState(fetcher.data)
  const saved = draftOf(settings)
  const draft = { ...saved, ...typed }
  const address = draft.email.trim()
  // Until the saved settings have been loaded again, the form shows them as they were typed.
  if (fetcher.data !== seen && !isBusy) {
    setSeen(fetcher.data)
    if (fetcher.data?.isSaved) setTyped({})
  }

  return {
    fetcher,
    isBusy,
    draft,
    /** The form has changes that are not saved. */
    isChanged: Object.keys(saved).some(name => draft[name as keyof Draft] !== saved[name as keyof Draft]),
    /** The address is not the account's. It may already wait to be confirmed; saving it again asks for another link. */
    isOtherAddress: address !== settings.email,
    /** The address is neither the account's nor waits to be confirmed. The server asks for the password. */
    isNewAddress: address !== settings.email && address !== settings.pending_email,
    type: (name: keyof Draft, value: string) => {
      const next = { ...typed, [name]: value }
      setTyped(next)
      keepDraft(formName, next)
    },
    discard: () => {
      setTyped({})
      dropDraft(formName)
    },
  }
}

/** Connects the fields of one part to the whole form. */
export interface FieldsProps {
  bind: (name: keyof Draft) => {
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  }
  /** By the name of their field. */
  errors: Record<string, string> | undefined
}
