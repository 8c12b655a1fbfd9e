import { cataloguesBy } from '@pundi/platform/federation'
import { loadMessages } from '@pundi/platform/i18n'

const catalogues = cataloguesBy(
  language =>
    import(/* webpackChunkName: "category-more-messages-[request]" */ `./catalogue/${language}.json`),
)

/** Loads the words of these parts. Where they do not load, they are shown in the words of their ids. */
export const loadWords = () =>
  loadMessages(catalogues).catch((error: unknown) =>
    console.warn('The words of the categories did not load.', error),
  )
