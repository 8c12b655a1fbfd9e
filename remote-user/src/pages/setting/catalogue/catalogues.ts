import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "setting-messages-[request]" */ `./${language}.json`),
)
