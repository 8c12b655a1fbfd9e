import { adminScreens } from './admin-screens'
import { awayScreens } from './away-screens'
import { budgetScreens } from './user/budget-screens'
import { dialogScreens } from './user/dialog-screens'
import { goalScreens } from './user/goal-screens'
import { instalmentScreens } from './user/instalment-screens'
import { logScreens } from './user/log-screens'
import { modalScreens } from './user/modal-screens'
import type { Open } from './open-screen'
import { outlookScreens } from './user/outlook-screens'
import { plannedScreens } from './user/planned-screens'
import { problemScreens } from './problem-screens'
import { recommendationScreens } from './user/recommendation-screens'
import { reportScreens } from './user/report-screens'
import { transactionScreens } from './user/transaction-screens'
import { userScreens } from './user-screens'
import { visitorScreens } from './visitor-screens'
import { walletScreens } from './user/wallet-screens'

export const screens: Record<string, Open> = {
  ...visitorScreens,
  ...userScreens,
  ...outlookScreens,
  ...modalScreens,
  ...transactionScreens,
  ...recommendationScreens,
  ...logScreens,
  ...budgetScreens,
  ...walletScreens,
  ...instalmentScreens,
  ...goalScreens,
  ...plannedScreens,
  ...reportScreens,
  ...adminScreens,
  ...awayScreens,
  ...problemScreens,
  ...dialogScreens,
}

const first = [
  ...['landing', 'landing-id', 'landing-es', 'sign-in', 'sign-up', 'request-password-reset', 'confirm-email'],
  'unsubscribe',
  ...['google-callback', 'sign-in-first', 'not-found', 'change-password', 'dashboard', 'add-transaction'],
  ...[
    'transactions',
    'category',
    'log-activity',
    'recommendation',
    'setting',
    'wallet',
    'wallet-records',
    'budget',
    'goals',
    'planned',
    'reports',
    'admin',
  ],
  ...['admin-users', 'admin-transactions', 'admin-categories', 'admin-logs', 'not-allowed', 'area-away'],
  'something-broke',
]
for (const name of first) if (!(name in screens)) throw new Error(`There is no screen "${name}".`)

/**
 * True for a further state of a page, such as an open dialog. A further state is measured in fewer
 * sizes than the first state.
 */
export const isFurtherState = (name: string) => !first.includes(name)
