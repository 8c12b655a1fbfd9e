import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "recommendation-messages-[request]" */ `./${language}.json`),
)
