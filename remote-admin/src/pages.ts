import {
  listAdminCategories,
  listAdminLogs,
  listAdminTransactions,
  listAdminUsers,
  sumAdminTransactions,
} from '@pundi/contract'
import { cataloguesBy, type PageTable } from '@pundi/platform/federation'
import { newest } from './first-queries'

export const pageTable: PageTable = {
  area: 'admin',
  layout: () => import(/* webpackChunkName: "layout" */ './layout/route'),
  pages: [
    {
      page: 'dashboard',
      path: '/admin',
      title: 'Admin Dashboard',
      navigation: { label: 'Dashboard Utama', order: 1 },
      data: [
        [listAdminUsers, newest],
        [listAdminTransactions, newest],
        [listAdminCategories, newest],
        [listAdminLogs, newest],
      ],
      route: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route'),
    },
    {
      page: 'users',
      path: '/admin/users',
      title: 'Kelola Pengguna',
      navigation: { label: 'Manage User', order: 2 },
      data: [listAdminUsers],
      route: () => import(/* webpackChunkName: "users" */ './users/route'),
    },
    {
      page: 'manage-transactions',
      path: '/admin/manage-transactions',
      title: 'Manage Transaction',
      navigation: { label: 'Manage Transaction', order: 3 },
      data: [listAdminTransactions, sumAdminTransactions],
      route: () => import(/* webpackChunkName: "manage-transactions" */ './manage-transactions/route'),
    },
    {
      page: 'manage-categories',
      path: '/admin/manage-categories',
      title: 'Manage Category',
      navigation: { label: 'Manage Category', order: 4 },
      data: [listAdminCategories],
      route: () => import(/* webpackChunkName: "manage-categories" */ './manage-categories/route'),
    },
    {
      page: 'logs',
      path: '/admin/logs',
      title: 'Logs',
      navigation: { label: 'Logs', order: 5 },
      data: [listAdminLogs],
      route: () => import(/* webpackChunkName: "logs" */ './logs/route'),
    },
  ],
  catalogues: cataloguesBy(
    language => import(/* webpackChunkName: "messages-[request]" */ `./catalogue/${language}.json`),
  ),
}
