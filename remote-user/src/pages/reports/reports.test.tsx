import { calls } from '@pundi/contract'
import { fakeDate, openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerTransactions, signedIn } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { takeSavedFiles } from '../../testing/saved-files'
import { answerStatement, statementOf } from '../../testing/statements'
import { answerWallets } from '../../testing/wallets'

beforeEach(() => {
  signedIn()
  answerCategories(categoryOf({ id: 2 }))
  fakeDate('2026-11-25T00:30:00+07:00')
})

test('opens at this period beside the one before, and says so in figures and in words', async () => {
  const asked = answerStatement()
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: /^November 2026/ })).toHaveTextContent(
    'November 2026 up to 25/11/2026',
  )
  expect(asked).toEqual([''])
  expect(screen.getByRole('link', { name: 'Compared with 1–25 Okt 2026' })).toHaveAttribute(
    'href',
    '/transactions?from=2026-10-01&to=2026-10-25',
  )
  expect(plain(screen.getByRole('group', { name: 'Expense' }))).toBe(
    'Expense Rp 2.310.000 Rp 140.000 (6%) less',
  )
  expect(plain(screen.getByText(/^November 2026 up to .* spent/))).toBe(
    'November 2026 up to 25/11/2026: Rp 2.310.000 spent, Rp 140.000 (6%) less than for 1–25 Okt 2026. ' +
      'Top category: Makanan, Rp 2.360.000. You kept Rp 6.190.000, 73% of your income.',
  )
})

test('every figure opens the records behind it', async () => {
  answerStatement()
  await open()
  const links = async (name: string) => {
    const chart = within(await screen.findByRole('figure', { name }))
    return chart.getAllByRole('link', { hidden: true }).map(link => link.getAttribute('href'))
  }
  const days = 'from=2026-11-01&to=2026-11-25'
  expect(within(await screen.findByRole('group', { name: 'Income' })).getByRole('link')).toHaveAttribute(
    'href',
    `/transactions?type=income&${days}`,
  )
  expect(await links('Cash flow')).toContain('/transactions?type=expense&from=2026-11-02&to=2026-11-08')
  expect(await links('Category')).toEqual(
    expect.arrayContaining([
      `/transactions?type=expense&category_id=2&${days}`,
      '/transactions?type=expense&category_id=2&from=2026-10-01&to=2026-10-25',
    ]),
  )
  expect(await links('Wallets')).toEqual(
    expect.arrayContaining([
      `/transactions?type=transfer&wallet_id=4&${days}`,
      `/transactions?type=income&wallet_id=none&${days}`,
      '/transactions?type=expense&wallet_id=4&from=2026-10-01&to=2026-10-25',
    ]),
  )
  expect(await links('Tags')).toEqual(
    expect.arrayContaining([
      `/transactions?type=expense&tag=Liburan&${days}`,
      '/transactions?type=expense&tag=Liburan&from=2026-10-01&to=2026-10-25',
    ]),
  )
})

test('every chart has a sentence and a table that say the same', async () => {
  answerStatement()
  await open()
  const captions = {
    'Cash flow':
      'Best result: 2–8 Nov 2026, Rp 6.190.000 left. Worst result: 9–15 Nov 2026, -Rp 500.000 left.',
    Category: '2 categories have expenses.',
    'Where the money went': 'You spent Rp 2.310.000 of Rp 8.500.000 and kept Rp 6.190.000.',
    Wallets: 'Most spending has no wallet: Rp 2.210.000.',
    Tags: 'Top tag: Liburan, Rp 75.000.',
    'Balance of all wallets':
      'Your balance went from Rp 1.000.000 to Rp 7.190.000. The lowest was -Rp 500.000 on 02/11/2026.',
  }
  for (const [name, sentence] of Object.entries(captions))
    expect(plain(await screen.findByRole('figure', { name }))).toContain(sentence)
  for (const name of ['Cash flow', 'Category', 'Wallets', 'Tags', 'Balance of all wallets'])
    expect(screen.getByRole('table', { name, hidden: true })).toBeInTheDocument()
  const rows = within(screen.getByRole('table', { name: 'Category', hidden: true })).getAllByRole('row', {
    hidden: true,
  })
  expect(rows.map(plain)).toEqual([
    'CategoryAmount% of totalCompared with',
    'GajiRp 8.500.000100%Rp 8.000.000Rp 500.000 (6%) more',
    'MakananRp 2.360.000102%Rp 2.450.000Rp 90.000 (4%) less',
    'Hobi-Rp 50.000–Rp 0Rp 50.000 less',
  ])
})

test('the keyboard goes through the values of the charts, and Enter opens the records of a column', async () => {
  answerStatement()
  const router = await open()
  const flow = within(await screen.findByRole('figure', { name: 'Cash flow' }))
  const last = flow.getByRole('radio', { name: /^9–15 Nov 2026: income Rp/ })
  expect(last).toBeChecked()
  last.focus()
  await userEvent.keyboard('{ArrowLeft}')
  const before = flow.getByRole('radio', { name: /^2–8 Nov 2026/ })
  expect(before).toBeChecked()
  const slider = screen.getByRole('slider', { name: 'Balance of all wallets' })
  expect(plain(slider.getAttribute('aria-valuetext'))).toBe('03/11/2026: Rp 7.190.000')
  answerTransactions([])
  before.focus()
  await userEvent.keyboard('{Enter}')
  expect(router.state.navigation.location ?? router.state.location).toMatchObject({
    pathname: '/transactions',
    search: '?from=2026-11-02&to=2026-11-08',
  })
})

test('without wallets, tags and another range there is nothing said of them', async () => {
  const categories = statementOf().data.categories.map(row => ({ ...row, against: null }))
  answerStatement(statementOf({ categories, wallets: [], tags: [], against: null }))
  await open('?against=none')
  expect(await screen.findByRole('figure', { name: 'Cash flow' })).toBeVisible()
  expect(screen.queryByRole('figure', { name: 'Wallets' })).not.toBeInTheDocument()
  expect(screen.queryByRole('figure', { name: 'Tags' })).not.toBeInTheDocument()
  expect(screen.queryByText(/less|more than/)).not.toBeInTheDocument()
})

test('days without records say so, and a report that fails can be tried again', async () => {
  const nothing = { income: '0.00', expense: '0.00', net: '0.00', count: 0 }
  plan(calls.findStatement, { status: 503 })
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the report.')
  answerStatement(statementOf({ totals: nothing, against: nothing, wallets: [] }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There are no transactions on these dates.')).toBeVisible()
  answerWallets([])
  answerTransactions([])
  await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Tambah Transaksi' }))
  expect(await screen.findByRole('dialog', { name: 'Tambah Transaksi' })).toBeVisible()
})

test('while other days load, what is shown stays, and says that others come', async () => {
  answerStatement()
  await open()
  const days = await screen.findByRole('region', { name: 'Report dates' })
  let answer = () => {}
  plan(calls.findStatement, async () => {
    await new Promise<void>(resolve => (answer = resolve))
    return { body: statementOf({ tags: [] }) }
  })
  await userEvent.selectOptions(screen.getByLabelText('Report for'), 'Last year')
  await waitFor(() => expect(days).toHaveTextContent('Loading...'))
  expect(days).toHaveAttribute('aria-busy', 'true')
  expect(screen.getByRole('group', { name: 'Income' })).toBeVisible()
  answer()
  await waitFor(() => expect(screen.queryByRole('figure', { name: 'Tags' })).not.toBeInTheDocument())
  expect(days).not.toHaveTextContent('Loading...')
})

test('a table is saved as the server’s file of the same days; Print prints', async () => {
  const saved = takeSavedFiles()
  answerStatement()
  const asked: string[] = []
  plan(calls.exportStatement, async ({ url }) => {
    asked.push(new URL(url).search)
    const headers = { 'content-disposition': 'attachment; filename="pundi-tags-2026-11-25.csv"' }
    return Promise.resolve({ body: 'Tag', headers })
  })
  const print = jest.spyOn(window, 'print').mockImplementation(() => {})
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV: Tags' }))
  expect(await screen.findByText('File downloaded.')).toBeInTheDocument()
  expect(saved.map(({ name }) => name)).toEqual(['pundi-tags-2026-11-25.csv'])
  expect(asked).toEqual([
    '?table=tags&from=2026-11-01&to=2026-11-30&against_from=2026-10-01&against_to=2026-10-25',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledTimes(1)
})

const open = (query = '') => openPage(pageTable, `/reports${query}`)

const plain = (said: Element | string | null) =>
  ((said instanceof Element ? said.textContent : said) ?? '').replaceAll(/\s/g, ' ')
