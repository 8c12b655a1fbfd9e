import { cataloguesBy } from '@pundi/platform/federation'

/** The words of wallets and transfers, which only their own parts need. */
export const catalogues = cataloguesBy(
  language => import(/* webpackChunkName: "wallet-messages-[request]" */ `./${language}.json`),
)
