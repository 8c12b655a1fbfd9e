import { cataloguesBy, type PageTable } from '@pundi/platform/federation'

export const pageTable: PageTable = {
  area: 'accounts',
  layout: () => import(/* webpackChunkName: "layout" */ './layout/route'),
  pages: [
    {
      page: 'sign-in',
      path: '/sign-in',
      title: 'Sign in',
      route: () => import(/* webpackChunkName: "sign-in" */ './pages/sign-in/route'),
    },
    {
      page: 'sign-up',
      path: '/sign-up',
      title: 'Sign up',
      route: () => import(/* webpackChunkName: "sign-up" */ './pages/sign-up/route'),
    },
    {
      page: 'request-password-reset',
      path: '/request-password-reset',
      title: 'Reset Password',
      route: () =>
        import(/* webpackChunkName: "request-password-reset" */ './pages/request-password-reset/route'),
    },
    {
      page: 'change-password',
      path: '/change-password',
      title: 'Set a New Password',
      route: () => import(/* webpackChunkName: "change-password" */ './pages/change-password/route'),
    },
    {
      page: 'confirm-email',
      path: '/confirm-email',
      title: 'Confirm your email address',
      route: () => import(/* webpackChunkName: "confirm-email" */ './pages/confirm-email/route'),
    },
    {
      page: 'unsubscribe',
      path: '/unsubscribe',
      title: 'Stop these emails',
      route: () => import(/* webpackChunkName: "unsubscribe" */ './pages/unsubscribe/route'),
    },
    {
      page: 'google-callback',
      path: '/google-callback',
      title: 'Processing login...',
      route: () => import(/* webpackChunkName: "google-callback" */ './pages/google-callback/route'),
    },
  ],
  catalogues: cataloguesBy(
    language => import(/* webpackChunkName: "messages-[request]" */ `./catalogue/${language}.json`),
  ),
}
