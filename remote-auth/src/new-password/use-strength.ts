import { useState, type ChangeEvent } from 'react'
import type { Strength } from './judge-password'
import { importPasswords, ownerOf } from './refuse-weak'

/**
 * How hard the password that is being typed is to guess; undefined where there is none, or what judges it has not come. It
 * is asked for when somebody begins to choose one, ahead of need for the form too.
 */
export function useStrength() {
  const [strength, setStrength] = useState<Strength>()
  return {
    strength,
    onFocus: () => void importPasswords().catch(() => {}),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      void importPasswords().then(
        ({ judgePassword }) => {
          const { value, form } = target
          setStrength(
            value === '' ? undefined : judgePassword(value, ownerOf(new FormData(form ?? undefined))),
          )
        },
        () => {},
      ),
  }
}
