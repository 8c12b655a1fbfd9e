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
import type { Page } from '@pundi/platform/federation'
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
import {
  firstActivities,
  plannedOnly,
  recentTransactions,
  upToToday,
} from './shared/records-of/first-queries'
import { catalogues as dashboardWords } from './pages/dashboard/catalogue/catalogues'
import { catalogues as transactionsWords } from './pages/transactions/catalogue/catalogues'
import { catalogues as budgetWords } from './pages/budget/catalogue/catalogues'
import { catalogues as walletRecordsWords } from './pages/wallet-records/catalogues'
import { catalogues as plannedWords } from './pages/planned/catalogue/catalogues'
import { catalogues as reportsWords } from './pages/reports/catalogue/catalogues'
import { catalogues as goalsWords } from './pages/goals/catalogue/catalogues'
import { catalogues as categoryWords } from './pages/category/catalogues'
import { catalogues as recommendationWords } from './pages/recommendation/catalogue/catalogues'
import { catalogues as settingWords } from './pages/setting/catalogue/catalogues'
import { catalogues as logWords } from './pages/log-activity/catalogue/catalogues'
import { catalogues as walletWords } from './shared/money-form/catalogue/catalogues'
import { walletPage } from './shared/money-form/use-wallet-page'

const loadWalletPage = () => import(/* webpackChunkName: "wallet" */ './pages/wallet/route')
walletPage.load = loadWalletPage

/**
 * The page table and the sidebar use this list. On phones, the bottom bar shows the first four
 * pages.
 */
export const pages: Page<MessageId>[] = [
  {
    page: 'dashboard',
    path: '/dashboard',
    title: 'Pundi',
    navigation: { label: 'Dashboard', order: 1, icon: LayoutDashboard },
    data: [findOutlook, sumTransactions, [listTransactions, recentTransactions]],
    route: () => import(/* webpackChunkName: "dashboard" */ './pages/dashboard/route'),
    catalogues: dashboardWords,
  },
  {
    page: 'transactions',
    path: '/transactions',
    paths: ['/transactions/:id'],
    title: 'Data Transactions',
    navigation: { label: 'Transactions', order: 2, icon: ArrowLeftRight },
    data: [[listRecords, upToToday], [listRecords, plannedOnly], listCategories, listWallets],
    route: () => import(/* webpackChunkName: "transactions" */ './pages/transactions/route'),
    catalogues: transactionsWords,
  },
  {
    page: 'budget',
    path: '/budget',
    title: 'Budget',
    navigation: { label: 'Budget', order: 3, icon: ChartPie },
    data: [listBudgets],
    route: () => import(/* webpackChunkName: "budget" */ './pages/budget/route'),
    catalogues: budgetWords,
  },
  {
    page: 'wallet',
    path: '/wallet',
    title: 'Wallets',
    navigation: { label: 'Wallets', order: 4, icon: Wallet },
    data: [listWallets],
    route: loadWalletPage,
    catalogues: walletWords,
  },
  {
    page: 'wallet-records',
    path: '/wallet/:id',
    title: 'Wallets',
    data: [listWallets],
    route: () => import(/* webpackChunkName: "wallet-records" */ './pages/wallet-records/route'),
    catalogues: walletRecordsWords,
  },
  {
    page: 'planned',
    path: '/planned',
    title: 'Recurring',
    navigation: { label: 'Recurring', order: 5, icon: Repeat },
    data: [listSchedules, listScheduleDays, listCategories, listWallets],
    route: () => import(/* webpackChunkName: "planned" */ './pages/planned/route'),
    catalogues: plannedWords,
  },
  {
    page: 'reports',
    path: '/reports',
    title: 'Reports',
    navigation: { label: 'Reports', order: 6, icon: ChartColumn },
    data: [findStatement],
    route: () => import(/* webpackChunkName: "reports" */ './pages/reports/route'),
    catalogues: reportsWords,
  },
  {
    page: 'goals',
    path: '/goals',
    paths: ['/goals/:id'],
    title: 'Goals',
    navigation: { label: 'Goals', order: 7, icon: Target },
    data: [listGoals, listWallets],
    route: () => import(/* webpackChunkName: "goals" */ './pages/goals/route'),
    catalogues: goalsWords,
  },
  {
    page: 'category',
    path: '/category',
    title: 'Category',
    navigation: { label: 'Categories', order: 8, icon: Tags },
    data: [listCategories],
    route: () => import(/* webpackChunkName: "category" */ './pages/category/route'),
    catalogues: categoryWords,
  },
  {
    page: 'log-activity',
    path: '/log-activity',
    title: 'Log Activity',
    navigation: { label: 'Log Activity', order: 9, icon: History },
    data: [[listActivities, firstActivities]],
    route: () => import(/* webpackChunkName: "log-activity" */ './pages/log-activity/route'),
    catalogues: logWords,
  },
  {
    page: 'recommendation',
    path: '/recommendation',
    title: 'Recommendation',
    navigation: { label: 'Recommendation', order: 10, icon: Gauge },
    route: () => import(/* webpackChunkName: "recommendation" */ './pages/recommendation/route'),
    catalogues: recommendationWords,
  },
  {
    page: 'setting',
    path: '/setting',
    title: 'Settings',
    navigation: { label: 'Settings', order: 11, icon: Settings },
    data: [findSettings, listSessions],
    route: () => import(/* webpackChunkName: "setting" */ './pages/setting/route'),
    catalogues: settingWords,
  },
]
