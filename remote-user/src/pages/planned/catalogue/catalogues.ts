import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "planned-messages-[request]" */ `./${language}.json`),
)
