import type { Settings, SettingsBody } from '@pundi/contract'
import type { FieldOf, NamesOf } from '@pundi/kit/form'
import { dropDraft, keepDraft } from '@pundi/platform/session'
import { type ChangeEvent, useState } from 'react'
import { useFetcher } from 'react-router-dom'
import { type Draft, draftOf, formName, storedTyped } from './draft'
import type { SaveAnswer } from './save-settings'

/**
 * Values of the form: unsaved input, otherwise the saved settings. The tab keeps the input if the
 * user leaves the page or the session ends.
 */
export function useSettingsForm(settings: Settings) {
  const fetcher = useFetcher<SaveAnswer>()
  const isBusy = fetcher.state !== 'idle'
  const [typed, setTyped] = useState(storedTyped)
  const [seen, setSeen] = useState(fetcher.data)
  const saved = draftOf(settings)
  const draft = { ...saved, ...typed }
  const address = draft.email.trim()
  if (fetcher.data !== seen && !isBusy) {
    setSeen(fetcher.data)
    if (fetcher.data?.isSaved) setTyped({})
  }

  return {
    fetcher,
    isBusy,
    draft,
    isChanged: Object.keys(saved).some(name => draft[name as keyof Draft] !== saved[name as keyof Draft]),
    /**
     * True if the typed address is not the account's address. If it is the unconfirmed address,
     * saving sends another link.
     */
    isOtherAddress: address !== settings.email,
    /**
     * True if the typed address is neither the account's address nor the unconfirmed one. The
     * server then asks for the password.
     */
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

type SettingName = NamesOf<SettingsBody>

export const shownNames = [
  ...(['firstName', 'lastName', 'email', 'current_password', 'phone'] satisfies SettingName[]),
  ...(['month_start', 'time_zone', 'currency', 'language', 'theme'] satisfies SettingName[]),
]

export interface FieldsProps {
  bind: (name: keyof Draft) => {
    value: string
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void
  }
  field: FieldOf<(typeof shownNames)[number]>
}
