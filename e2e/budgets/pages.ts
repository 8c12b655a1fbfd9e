import type { Page } from 'playwright-core'

export interface MeasuredPage {
  address: string
  landmark: (page: Page) => Promise<unknown>
  later?: RegExp
  role?: 'user' | 'admin'
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

export const pages: MeasuredPage[] = [
  { address: '/', landmark: heading('Powerful') },
  { address: '/es', landmark: page => page.locator('h1').waitFor() },
  { address: '/sign-in', landmark: heading('Sign in') },
  { address: '/sign-up', landmark: heading('Sign up') },
  { address: '/unsubscribe', landmark: heading('Stop these emails') },
  {
    address: '/dashboard',
    landmark: page =>
      page
        .getByText(/Makanan|No transactions found/)
        .first()
        .waitFor(),
    later: /\/api\/(categories|letters\/latest)$/,
    role: 'user' as const,
  },
  ...['/transactions', '/category', '/log-activity'].map(address => ({
    address,
    landmark: (page: Page) =>
      page
        .getByRole('button', { name: /^(Delete|Remove|View)/ })
        .first()
        .waitFor(),
    role: 'user' as const,
  })),
  { address: '/recommendation', landmark: heading('Recommendation Form'), role: 'user' },
  {
    address: '/setting',
    landmark: page => page.getByRole('button', { name: 'Save Changes' }).waitFor(),
    role: 'user' as const,
  },
  {
    address: '/wallet',
    landmark: page => page.getByRole('link', { name: 'Tabungan' }).waitFor(),
    // Balance charts, instalments and debts load after the content.
    later: /\/api\/(instalments|shares|wallets\/days)$/,
    role: 'user' as const,
  },
  {
    address: '/wallet/1',
    landmark: page => page.getByRole('region', { name: 'Wallet transactions' }).waitFor(),
    later: /\/api\/categories$|\/wallet\.(js|css)$/,
    role: 'user' as const,
  },
  {
    address: '/budget',
    landmark: page => page.getByRole('link', { name: 'Makanan' }).waitFor(),
    later: /\/api\/budgets\/months$/,
    role: 'user' as const,
  },
  {
    address: '/planned',
    landmark: page => page.getByRole('list', { name: 'All recurring transactions' }).waitFor(),
    later: /\/api\/schedules\/proposals$/,
    role: 'user' as const,
  },
  {
    address: '/goals',
    landmark: page => page.getByRole('heading', { name: 'Laptop baru' }).waitFor(),
    later: /\/api\/(transactions\?|schedules)/,
    role: 'user' as const,
  },
  {
    address: '/reports',
    landmark: page =>
      page
        .getByText(/ spent(, |\.)/)
        .first()
        .waitFor(),
    later: /\/api\/categories$|\/reports-charts\.(js|css)$/,
    role: 'user' as const,
  },
  { address: '/admin', landmark: heading('Recent Logs'), role: 'admin' as const },
  ...['users', 'manage-transactions', 'manage-categories', 'logs'].map(page => ({
    address: `/admin/${page}`,
    landmark: (page: Page) => page.getByRole('table').waitFor(),
    role: 'admin' as const,
  })),
]

export const comparedPages = pages.filter(({ address }) => ['/sign-in', '/dashboard'].includes(address))
