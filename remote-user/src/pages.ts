import {
  findSettings,
  listActivities,
  listCategories,
  listSessions,
  listTransactions,
  sumTransactions,
} from '@pundi/contract'
import { cataloguesBy, type PageTable } from '@pundi/platform/federation'
import { firstActivities, recentTransactions } from './first-queries'

export const pageTable: PageTable = {
  area: 'user',
  layout: () => import(/* webpackChunkName: "layout" */ './layout/route'),
  pages: [
    {
      page: 'dashboard',
      path: '/dashboard',
      title: 'Pundi',
      navigation: { label: 'Dashboard', order: 1 },
      data: [sumTransactions, [listTransactions, recentTransactions]],
      route: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route'),
    },
    {
      page: 'transactions',
      path: '/transactions',
      title: 'Data Transactions',
      navigation: { label: 'Transactions', order: 2 },
      data: [listTransactions, sumTransactions, listCategories],
      route: () => import(/* webpackChunkName: "transactions" */ './transactions/route'),
    },
    {
      page: 'category',
      path: '/category',
      title: 'Category',
      navigation: { label: 'Category', order: 3 },
      data: [listCategories],
      route: () => import(/* webpackChunkName: "category" */ './category/route'),
    },
    {
      page: 'log-activity',
      path: '/log-activity',
      title: 'Log Activity',
      navigation: { label: 'Log Activity', order: 4 },
      data: [[listActivities, firstActivities]],
      route: () => import(/* webpackChunkName: "log-activity" */ './log-activity/route'),
    },
    {
      page: 'recommendation',
      path: '/recommendation',
      title: 'Recommendation',
      navigation: { label: 'Recommendation', order: 5 },
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
      navigation: { label: 'Settings', order: 6 },
      data: [findSettings, listSessions],
      route: () => import(/* webpackChunkName: "setting" */ './setting/route'),
      catalogues: cataloguesBy(
        language =>
          import(/* webpackChunkName: "setting-messages-[request]" */ `./setting/catalogue/${language}.json`),
      ),
    },
  ],
  catalogues: cataloguesBy(
    language => import(/* webpackChunkName: "messages-[request]" */ `./catalogue/${language}.json`),
  ),
}
