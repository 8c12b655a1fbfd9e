import { cataloguesBy } from '@pundi/platform/federation'
import { joinMessages } from '../../../catalogue/join-messages'

export const catalogues = cataloguesBy(language =>
  joinMessages(
    import(/* webpackChunkName: "log-activity-messages-[request]" */ `./${language}.json`),
    import(
      /* webpackChunkName: "log-activity-messages-[request]" */ `../../../shared/record/catalogue/${language}.json`
    ),
  ),
)
