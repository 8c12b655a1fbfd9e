import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "transactions-messages-[request]" */ `./${language}.json`),
)
