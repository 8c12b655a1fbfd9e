import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "wallet-messages-[request]" */ `./${language}.json`),
)
