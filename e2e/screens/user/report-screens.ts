import { after, openAs, whileCall, type Open } from '../open-screen'

const long = 'Rekening keluarga untuk belanja bulanan dan sekolah anak-anak'
const most = '999999999999.99'

const sums = { income: most, expense: most, net: '-999999999999.99', count: 120_000 }
const moved = { moved_in: most, moved_out: most, net: '-999999999999.99' }
const week = (place: number) => ({ from: `2026-0${place + 1}-05`, to: `2026-0${place + 1}-11` })

const full = {
  data: {
    totals: sums,
    against: { ...sums, expense: '0.01' },
    steps: {
      unit: 'week',
      data: [...Array(9).keys()].map(place => ({ ...week(place), ...sums, count: place })),
    },
    categories: [...Array(9).keys()].map(place => ({
      ...{
        category_id: place + 1,
        name: place % 2 ? 'Makanan' : long,
        type: place < 7 ? 'expense' : 'income',
      },
      ...{ total: place === 6 ? '-75000.00' : most, count: 10 },
      against: { total: place === 5 ? '0.00' : '125000.50', count: 1 },
    })),
    wallets: [
      { wallet_id: 1, name: long, income: most, expense: most, ...moved, against: null },
      {
        wallet_id: null,
        name: null,
        income: '0.00',
        expense: '0.00',
        ...moved,
        against: { ...sums, ...moved },
      },
    ],
    tags: [{ tag: 'perjalanan dinas ke luar kota', ...sums, against: { ...sums, expense: '0.01' } }],
    balance: {
      ...{ of: 'wallets', unit: 'day', before: most },
      data: [...Array(30).keys()].map(place => ({
        date: `2026-11-${String(place + 1).padStart(2, '0')}`,
        balance: place % 7 ? `${place * 1_000_000}.50` : '-999999999999.99',
      })),
    },
  },
  meta: {
    ...{ from: '2026-01-01', to: '2026-12-31', until: '2026-11-25' },
    ...{ against_from: '2025-01-01', against_to: '2025-11-25' },
  },
}

const open =
  (who: Parameters<typeof openAs>[0], query = ''): Open =>
  async (page, product) => {
    await openAs(who, `/reports${query}`, 'Reports')(page, product)
    await page.getByRole('figure', { name: 'Cash flow' }).waitFor()
  }

const openFull: Open = async (page, product) => {
  await page.route('**/api/statements?*', route => route.fulfill({ json: full }))
  await open('purse', '?range=year')(page, product)
}

export const reportScreens: Record<string, Open> = {
  reports: open('user'),
  'reports-year': open('user', '?range=twelve&against=year'),
  'reports-full': openFull,
  'reports-tables': after(openFull, async page => {
    const tables = page.getByText('Show as a table')
    for (const table of await tables.all()) await table.click()
  }),
  'reports-spent': open('spender', '?against=none'),
  'reports-empty': openAs('newcomer', '/reports', 'Reports'),
  'reports-failed': whileCall('**/api/statements', 'fails', openAs('user', '/reports', 'Reports')),
  'reports-refused': openAs(
    'user',
    '/reports?range=own&from=2026-11-05&to=2026-11-01&against=own&against_from=2020-01-01&against_to=',
    'Reports',
  ),
  'reports-loading': async (page, product) => {
    await open('user')(page, product)
    await page.route('**/api/statements?*', () => undefined)
    await page.getByLabel('Report for').selectOption('year')
    await page.locator('[aria-busy=true]').first().waitFor()
  },
}
