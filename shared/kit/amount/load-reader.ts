import { loadMessages } from '@pundi/platform/i18n'
import { cataloguesBy } from '@pundi/platform/federation'
import { useEffect, useState } from 'react'

type Reader = typeof import('./reader')

const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "amount-messages-[request]" */ `./catalogue/${language}.json`),
)

let loaded: Reader | undefined

export const amountReader = () => loaded

/**
 * Loads the code that reads amounts, and its messages. If the messages do not load, they appear in
 * English.
 * @throws if the code does not load; the next call tries again
 */
export async function loadAmountReader(): Promise<Reader> {
  if (loaded) return loaded
  const messages = loadMessages(catalogues).catch((error: unknown) =>
    console.warn('The messages of the amount field did not load.', error),
  )
  const reader = await import(/* webpackChunkName: "amount-reader" */ './reader')
  await messages
  loaded = reader
  return reader
}

export function useAmountReader() {
  useEffect(() => {
    loadAmountReader().catch((error: unknown) => console.warn('Amounts cannot be read yet.', error))
  }, [])
}

export function useHasReader(): boolean {
  const [hasLoaded, setLoaded] = useState(loaded !== undefined)
  useEffect(() => {
    if (hasLoaded) return
    let isWanted = true
    loadAmountReader().then(
      () => isWanted && setLoaded(true),
      (error: unknown) => console.warn('Amounts cannot be read yet.', error),
    )
    return () => {
      isWanted = false
    }
  }, [hasLoaded])
  return hasLoaded
}
