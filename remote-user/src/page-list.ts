import {
  findOutlook,
  findSettings,
  findStatement,
  listActivities,
  listBudgets,
  listCategories,
  listGoals,
  listRecords,
  listScheduleDays,
  listSchedules,
  listSessions,
  listTransactions,
  listWallets,
  sumTransactions,
} from '@pundi/contract'
import { cataloguesBy, type Page } from '@pundi/platform/federation'
import {
  ArrowLeftRight,
  ChartColumn,
  ChartPie,
  Gauge,
  History,
  LayoutDashboard,
  Repeat,
  Settings,
  Tags,
  Target,
  Wallet,
} from 'lucide-react'
import type { MessageId } from './catalogue/text'
import { firstActivities, plannedOnly, recentTransactions, upToToday } from './first-queries'
import { catalogues } from './wallet/catalogue/catalogues'

/**
 * The pages of the area. The page table has them from here, and so has the layout, for its sidebar. The first four are
 * the ones that the bar of a phone has room for.
 */
export const pages: Page<MessageId>[] = [
  {
    page: 'dashboard',
    path: '/dashboard',
    title: 'Pundi',
    navigation: { label: 'Dashboard', order: 1, icon: LayoutDashboard },
    data: [findOutlook, sumTransactions, [listTransactions, recentTransactions]],
    route: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route'),
  },
  {
    page: 'transactions',
    path: '/transactions',
    title: 'Data Transactions',
    navigation: { label: 'Transactions', order: 2, icon: ArrowLeftRight },
    data: [[listRecords, upToToday], [listRecords, plannedOnly], listCategories, listWallets],
    route: () => import(/* webpackChunkName: "transactions" */ './transactions/route'),
  },
  {
    page: 'budget',
    path: '/budget',
    title: 'Budget',
    navigation: { label: 'Budget', order: 3, icon: ChartPie },
    data: [listBudgets],
    route: () => import(/* webpackChunkName: "budget" */ './budget/route'),
    catalogues: cataloguesBy(
      language =>
        import(/* webpackChunkName: "budget-messages-[request]" */ `./budget/catalogue/${language}.json`),
    ),
  },
  {
    page: 'wallet',
    path: '/wallet',
    title: 'Wallets',
    navigation: { label: 'Wallets', order: 4, icon: Wallet },
    data: [listWallets],
    route: () => import(/* webpackChunkName: "wallet" */ './wallet/route'),
    catalogues,
  },
  {
    page: 'wallet-records',
    path: '/wallet/records',
    title: 'Wallets',
    data: [listWallets],
    route: () => import(/* webpackChunkName: "wallet-records" */ './wallet-records/route'),
    catalogues: cataloguesBy(
      language =>
        import(
          /* webpackChunkName: "wallet-records-messages-[request]" */ `./wallet/catalogue/${language}.json`
        ),
    ),
  },
  {
    page: 'planned',
    path: '/planned',
    title: 'Recurring',
    navigation: { label: 'Recurring', order: 5, icon: Repeat },
    data: [listSchedules, listScheduleDays, listCategories, listWallets],
    route: () => import(/* webpackChunkName: "planned" */ './planned/route'),
    catalogues: cataloguesBy(
      language =>
        import(/* webpackChunkName: "planned-messages-[request]" */ `./planned/catalogue/${language}.json`),
    ),
  },
  {
    page: 'reports',
    path: '/reports',
    title: 'Reports',
    navigation: { label: 'Reports', order: 6, icon: ChartColumn },
    data: [findStatement],
    route: () => import(/* webpackChunkName: "reports" */ './reports/route'),
    catalogues: cataloguesBy(
      language =>
        import(/* webpackChunkName: "reports-messages-[request]" */ `./reports/catalogue/${language}.json`),
    ),
  },
  {
    page: 'goals',
    path: '/goals',
    title: 'Goals',
    navigation: { label: 'Goals', order: 7, icon: Target },
    data: [listGoals, listWallets],
    route: () => import(/* webpackChunkName: "goals" */ './goals/route'),
    catalogues: cataloguesBy(
      language =>
        import(/* webpackChunkName: "goals-messages-[request]" */ `./goals/catalogue/${language}.json`),
    ),
  },
  {
    page: 'category',
    path: '/category',
    title: 'Category',
    navigation: { label: 'Categories', order: 8, icon: Tags },
    data: [listCategories],
    route: () => import(/* webpackChunkName: "category" */ './category/route'),
    catalogues: cataloguesBy(
      language =>
        import(/* webpackChunkName: "category-messages-[request]" */ `./category/catalogue/${language}.json`),
    ),
  },
  {
    page: 'log-activity',
    path: '/log-activity',
    title: 'Log Activity',
    navigation: { label: 'Log Activity', order: 9, icon: History },
    data: [[listActivities, firstActivities]],
    route: () => import(/* webpackChunkName: "log-activity" */ './log-activity/route'),
    catalogues: cataloguesBy(
      language =>
        import(
          /* webpackChunkName: "log-activity-messages-[request]" */ `./log-activity/catalogue/${language}.json`
        ),
    ),
  },
  {
    page: 'recommendation',
    path: '/recommendation',
    title: 'Recommendation',
    navigation: { label: 'Recommendation', order: 10, icon: Gauge },
    route: () => import(/* webpackChunkName: "recommendation" */ './recommendation/route'),
    catalogues: cataloguesBy(
      language =>
        import(
          /* webpackChunkName: "recommendation-messages-[request]" */ `./recommendation/catalogue/${language}.json`
        ),
    ),
  },
  {
    page: 'setting',
    path: '/setting',
    title: 'Settings',
    navigation: { label: 'Settings', order: 11, icon: Settings },
    data: [findSettings, listSessions],
    route: () => import(/* webpackChunkName: "setting" */ './setting/route'),
    catalogues: cataloguesBy(
      language =>
        import(/* webpackChunkName: "setting-messages-[request]" */ `./setting/catalogue/${language}.json`),
    ),
  },
]
