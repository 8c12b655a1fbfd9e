import type { Page } from 'playwright-core'

/** A page to be measured: who opens it, and what it shows when its content is there. */
export interface MeasuredPage {
  address: string
  landmark: (page: Page) => Promise<unknown>
  /** What comes after the content on this page alone. */
  later?: RegExp
  /** The role of the demo account that opens it; without a role, a visitor. */
  role?: 'user' | 'admin'
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor()

export const pages: MeasuredPage[] = [
  { address: '/', landmark: heading('Powerful') },
  // The landing page in its longest language.
  { address: '/es', landmark: page => page.locator('h1').waitFor() },
  { address: '/sign-in', landmark: heading('Sign in') },
  { address: '/sign-up', landmark: heading('Sign up') },
  { address: '/unsubscribe', landmark: heading('Stop these emails') },
  {
    address: '/dashboard',
    landmark: page => page.getByText('Makanan').first().waitFor(),
    // For the icons of its rows.
    later: /\/api\/categories$/,
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
    // The lines of the tiles, instalments and what friends owe stand for themselves.
    later: /\/api\/(instalments|shares|wallets\/days)$|[/-]instalments(-messages-\w+)?\.(css|js)$/,
    role: 'user' as const,
  },
  {
    address: '/wallet/records?wallet_id=1',
    landmark: page => page.getByRole('region', { name: 'Records of the wallet' }).waitFor(),
    // For the icons of its rows, and what saves the form of a transfer.
    later: /\/api\/categories$|\/wallet\.(js|css)$/,
    role: 'user' as const,
  },
  {
    address: '/budget',
    landmark: page => page.getByRole('link', { name: 'Makanan' }).waitFor(),
    // The months of the last year stand beside the budgets.
    later: /\/api\/budgets\/months$/,
    role: 'user' as const,
  },
  {
    address: '/planned',
    landmark: page => page.getByRole('list', { name: 'All that repeats' }).waitFor(),
    // What seems to repeat stands for itself.
    later: /\/api\/schedules\/proposals$/,
    role: 'user' as const,
  },
  {
    address: '/goals',
    landmark: page => page.getByRole('heading', { name: 'Laptop baru' }).waitFor(),
    // For the form alone.
    later: /\/api\/(transactions\?|schedules)/,
    role: 'user' as const,
  },
  {
    address: '/reports',
    landmark: page => page.getByText(/ of the income was kept, /).waitFor(),
    // The charts come after the content, and the icons of the categories.
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

/** The pages that are also measured in the one bundle. */
export const comparedPages = pages.filter(({ address }) => ['/sign-in', '/dashboard'].includes(address))
