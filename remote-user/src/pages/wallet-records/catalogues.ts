import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language =>
    import(
      /* webpackChunkName: "wallet-records-messages-[request]" */ `../../shared/money-form/catalogue/${language}.json`
    ),
)
