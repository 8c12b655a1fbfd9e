import type { PageTable } from '@pundi/shared/federation'

export const pageTable: PageTable = {
  area: 'accounts',
  layout: () => import(/* webpackChunkName: "layout" */ './layout/route'),
  pages: [
    {
      page: 'sign-in',
      path: '/sign-in',
      title: 'Sign in',
      door: () => import(/* webpackChunkName: "sign-in" */ './sign-in/route'),
    },
    {
      page: 'sign-up',
      path: '/sign-up',
      title: 'Sign up',
      door: () => import(/* webpackChunkName: "sign-up" */ './sign-up/route'),
    },
  ],
  catalogue: () => import(/* webpackChunkName: "catalogue" */ './catalogue/default.json'),
}
