import { cataloguesBy } from '@pundi/platform/federation'

export const catalogues = cataloguesBy(
  language =>
    import(
      /* webpackChunkName: "category-messages-[request]" */ `../../shared/category-form/catalogue/${language}.json`
    ),
)
