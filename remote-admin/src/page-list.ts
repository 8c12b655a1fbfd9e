import {
  listAdminCategories,
  listAdminLogs,
  listAdminTransactions,
  listAdminUsers,
  sumAdminTransactions,
} from '@pundi/contract'
import type { Page } from '@pundi/platform/federation'
import { ArrowLeftRight, LayoutDashboard, ScrollText, Tags, Users } from 'lucide-react'
import type { MessageId } from './catalogue/text'
import { newest } from './shared/list/first-queries'

export const pages: Page<MessageId>[] = [
  {
    page: 'dashboard',
    path: '/admin',
    title: 'Admin Dashboard',
    navigation: { label: 'Dashboard Utama', order: 1, icon: LayoutDashboard },
    data: [
      [listAdminUsers, newest],
      [listAdminTransactions, newest],
      [listAdminCategories, newest],
      [listAdminLogs, newest],
    ],
    route: () => import(/* webpackChunkName: "dashboard" */ './pages/dashboard/route'),
  },
  {
    page: 'users',
    path: '/admin/users',
    title: 'Kelola Pengguna',
    navigation: { label: 'Manage User', order: 2, icon: Users },
    data: [listAdminUsers],
    route: () => import(/* webpackChunkName: "users" */ './pages/users/route'),
  },
  {
    page: 'manage-transactions',
    path: '/admin/manage-transactions',
    title: 'Manage Transaction',
    navigation: { label: 'Manage Transaction', order: 3, icon: ArrowLeftRight },
    data: [listAdminTransactions, sumAdminTransactions],
    route: () => import(/* webpackChunkName: "manage-transactions" */ './pages/manage-transactions/route'),
  },
  {
    page: 'manage-categories',
    path: '/admin/manage-categories',
    title: 'Manage Category',
    navigation: { label: 'Manage Category', order: 4, icon: Tags },
    data: [listAdminCategories],
    route: () => import(/* webpackChunkName: "manage-categories" */ './pages/manage-categories/route'),
  },
  {
    page: 'logs',
    path: '/admin/logs',
    title: 'Logs',
    navigation: { label: 'Logs', order: 5, icon: ScrollText },
    data: [listAdminLogs],
    route: () => import(/* webpackChunkName: "logs" */ './pages/logs/route'),
  },
]
