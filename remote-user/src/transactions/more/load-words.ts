import { cataloguesBy } from '@pundi/platform/federation'
import { loadMessages } from '@pundi/platform/i18n'

const catalogues = cataloguesBy(
  language =>
    import(/* webpackChunkName: "transactions-more-messages-[request]" */ `./catalogue/${language}.json`),
)

let loading: Promise<void> | undefined

/** Loads the words, once. Where they do not load, they are shown in English, and asked for again the next time. */
export const loadWords = () =>
  (loading ??= loadMessages(catalogues).catch((error: unknown) => {
    loading = undefined
    console.warn('The words of the filters did not load.', error)
  }))
