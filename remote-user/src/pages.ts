import type { PageTable } from '@pundi/shared/federation'

export const pageTable: PageTable = {
  area: 'user',
  layout: () => import(/* webpackChunkName: "layout" */ './layout/route'),
  pages: [
    {
      page: 'dashboard',
      path: '/dashboard',
      title: 'Pundi',
      navigation: { label: 'Dashboard', order: 1 },
      data: ['/transactions/summary', '/transactions?limit=5'],
      door: () => import(/* webpackChunkName: "dashboard" */ './dashboard/route'),
    },
  ],
  catalogue: () => import(/* webpackChunkName: "catalogue" */ './catalogue/default.json'),
}
