import { loadMessages } from '@pundi/platform/i18n'
import { cataloguesBy } from '@pundi/platform/federation'

type Reader = typeof import('./reader')

const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "amount-messages-[request]" */ `./catalogue/${language}.json`),
)

let loaded: Reader | undefined

/** What reads amounts, once it has been loaded. */
export const amountReader = () => loaded

/**
 * Loads what reads amounts, and what it says of those that it refuses; without the latter's file it says so in English.
 *
 * @throws where the code does not load; a further call tries again
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
