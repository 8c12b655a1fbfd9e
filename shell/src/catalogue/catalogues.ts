import { cataloguesBy } from '@pundi/platform/federation'
import messages from './default.json'

/** The default language is in the code, every other one a file. */
export const catalogues = cataloguesBy(
  language =>
    import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /default\.json$/ */ `./${language}.json`
    ),
  messages,
)
