import { cataloguesBy } from '@pundi/platform/federation'
import messages from './default.json'

/** The default language is part of the bundle; every other language is its own file. */
export const catalogues = cataloguesBy(
  language =>
    import(
      /* webpackChunkName: "messages-[request]", webpackExclude: /default\.json$/ */ `./${language}.json`
    ),
  messages,
)
