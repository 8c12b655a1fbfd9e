import { cataloguesBy } from '@pundi/platform/federation'
import { loadMessages } from '@pundi/platform/i18n'

const catalogues = cataloguesBy(
  language =>
    import(/* webpackChunkName: "passed-marks-messages-[request]" */ `./catalogue/${language}.json`),
)

/** Loads the words about budgets that pass a mark. Where they do not load, they are shown in the words of their ids. */
export const loadWords = () =>
  loadMessages(catalogues).catch((error: unknown) =>
    console.warn('The words about budgets did not load.', error),
  )
