import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "budget-messages-[request]" */ `./${language}.json`),
)
