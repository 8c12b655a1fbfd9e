import { adminScreens } from './screens/admin-screens'
import { dialogScreens } from './screens/dialog-screens'
import { logScreens } from './screens/log-screens'
import { modalScreens } from './screens/modal-screens'
import type { Open } from './screens/open-screen'
import { problemScreens } from './screens/problem-screens'
import { recommendationScreens } from './screens/recommendation-screens'
import { transactionScreens } from './screens/transaction-screens'
import { userScreens } from './screens/user-screens'
import { visitorScreens } from './screens/visitor-screens'

/**
 * Every screen there is in every state that is worth a look, by the name of its picture, and how to come to it. A screen
 * that stands here is held to all measures of `journeys/everybody.test.ts`.
 */
export const screens: Record<string, Open> = {
  ...visitorScreens,
  ...userScreens,
  ...modalScreens,
  ...transactionScreens,
  ...recommendationScreens,
  ...logScreens,
  ...adminScreens,
  ...problemScreens,
  ...dialogScreens,
}

/** What stands below it is a screen of its own, measured in all sizes. */
export const isDialog = (name: string) => name in dialogScreens
