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
      door: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route'),
    },
  ],
  catalogue: () => import(/* webpackChunkName: "catalogue" */ './catalogue/default.json'),
}
