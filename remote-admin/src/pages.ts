import type { PageTable } from '@pundi/shared/federation'

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
        '/admin/users?limit=5',
        '/admin/transactions?limit=5',
        '/admin/categories?limit=5',
        '/admin/logs?limit=5',
      ],
      door: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route'),
    },
  ],
  catalogue: () => import(/* webpackChunkName: "catalogue" */ './catalogue/default.json'),
}
