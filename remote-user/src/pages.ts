import type { PageTable } from '@pundi/contract/federation'

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
    {
      page: 'transactions',
      path: '/transactions',
      title: 'Data Transactions',
      navigation: { label: 'Transactions', order: 2 },
      data: ['/transactions', '/transactions/summary', '/categories'],
      door: () => import(/* webpackChunkName: "transactions" */ './transactions/route'),
    },
    {
      page: 'category',
      path: '/category',
      title: 'Category',
      navigation: { label: 'Category', order: 3 },
      data: ['/categories'],
      door: () => import(/* webpackChunkName: "category" */ './category/route'),
    },
    {
      page: 'log-activity',
      path: '/log-activity',
      title: 'Log Activity',
      navigation: { label: 'Log Activity', order: 4 },
      data: ['/activities?limit=20'],
      door: () => import(/* webpackChunkName: "log-activity" */ './log-activity/route'),
    },
    {
      page: 'recommendation',
      path: '/recommendation',
      title: 'Recommendation',
      navigation: { label: 'Recommendation', order: 5 },
      door: () => import(/* webpackChunkName: "recommendation" */ './recommendation/route'),
      catalogues: {
        default: () =>
          import(
            /* webpackChunkName: "recommendation-words-default" */ './recommendation/catalogue/default.json'
          ),
        en: () =>
          import(/* webpackChunkName: "recommendation-words-en" */ './recommendation/catalogue/en.json'),
        id: () =>
          import(/* webpackChunkName: "recommendation-words-id" */ './recommendation/catalogue/id.json'),
        es: () =>
          import(/* webpackChunkName: "recommendation-words-es" */ './recommendation/catalogue/es.json'),
      },
    },
    {
      page: 'setting',
      path: '/setting',
      title: 'Settings',
      navigation: { label: 'Settings', order: 6 },
      data: ['/settings', '/auth/sessions'],
      door: () => import(/* webpackChunkName: "setting" */ './setting/route'),
      catalogues: {
        default: () =>
          import(/* webpackChunkName: "setting-words-default" */ './setting/catalogue/default.json'),
        en: () => import(/* webpackChunkName: "setting-words-en" */ './setting/catalogue/en.json'),
        id: () => import(/* webpackChunkName: "setting-words-id" */ './setting/catalogue/id.json'),
        es: () => import(/* webpackChunkName: "setting-words-es" */ './setting/catalogue/es.json'),
      },
    },
  ],
  catalogues: {
    default: () => import(/* webpackChunkName: "words-default" */ './catalogue/default.json'),
    en: () => import(/* webpackChunkName: "words-en" */ './catalogue/en.json'),
    id: () => import(/* webpackChunkName: "words-id" */ './catalogue/id.json'),
    es: () => import(/* webpackChunkName: "words-es" */ './catalogue/es.json'),
  },
}
