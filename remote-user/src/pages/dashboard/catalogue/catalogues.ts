import { cataloguesBy } from '@pundi/platform/federation'
import { joinMessages } from '../../../catalogue/join-messages'

export const catalogues = cataloguesBy(language =>
  joinMessages(
    import(/* webpackChunkName: "dashboard-messages-[request]" */ `./${language}.json`),
    import(
      /* webpackChunkName: "dashboard-messages-[request]" */ `../../../shared/category-form/catalogue/${language}.json`
    ),
  ),
)
