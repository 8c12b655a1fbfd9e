import type { Settings } from '@pundi/contract'
import { dropDraft, keepDraft } from '@pundi/platform/session'
import { type ChangeEvent, useState } from 'react'
import { useFetcher } from 'react-router-dom'
import { type Draft, draftOf, formName, keptTyped } from './draft'
import type { SaveAnswer } from './save-settings'

/**
 * What stands in the form: what is saved, and over it what somebody typed. The latter waits for them in this tab, so that
 * a page that is left or a session that ends takes nothing with it.
 */
export function useSettingsForm(settings: Settings) {
  const fetcher = useFetcher<SaveAnswer>()
  const isBusy = fetcher.state !== 'idle'
  const [typed, setTyped] = useState(keptTyped)
  const [seen, setSeen] = useState(fetcher.data)
  const saved = draftOf(settings)
  const draft = { ...saved, ...typed }
  const address = draft.email.trim()
  // Not before what was saved has come back: until then it stands in the form as typed.
  if (fetcher.data !== seen && !isBusy) {
    setSeen(fetcher.data)
    if (fetcher.data?.isSaved) setTyped({})
  }

  return {
    fetcher,
    isBusy,
    draft,
    /** Something stands in the form that is not saved. */
    isChanged: Object.keys(saved).some(name => draft[name as keyof Draft] !== saved[name as keyof Draft]),
    /** Another address than the account has, though it may wait already: saved once more, it asks for another link. */
    isOtherAddress: address !== settings.email,
    /** An address that neither is the account's nor waits: the server takes it with the password only. */
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

/** What ties the fields of a part to the form around them. */
export interface FieldsProps {
  bind: (name: keyof Draft) => {
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  }
  /** By the name of their field. */
  errors: Record<string, string> | undefined
}
