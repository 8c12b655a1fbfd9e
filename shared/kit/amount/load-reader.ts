import { loadMessages } from '@pundi/platform/i18n'
import { cataloguesBy } from '@pundi/platform/federation'

type Reader = typeof import('./reader')

const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "amount-messages-[request]" */ `./catalogue/${language}.json`),
)

let loaded: Reader | undefined

/** The reader of amounts, once it has loaded. */
export const amountReader = () => loaded

/**
 * Loads the reader of amounts and its messages. Where the messages do not load, they are shown in English.
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
