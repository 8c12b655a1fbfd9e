import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "reports-messages-[request]" */ `./${language}.json`),
)
