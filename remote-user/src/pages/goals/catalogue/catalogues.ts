import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "goals-messages-[request]" */ `./${language}.json`),
)
