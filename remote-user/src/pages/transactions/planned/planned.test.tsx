import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { act, type BoundFunctions, type queries, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { answerTransactions, metaOf, signedIn, transactionOf } from '../../../testing/answers'

const bills = ['Listrik', 'Air', 'Internet', 'Kos', 'Asuransi'].map((description, index) =>
  transactionOf({ id: 20 + index, description, transaction_date: `2099-01-0${index + 1}` }),
)

beforeEach(() => signedIn())

test('what is planned stands apart above the list, three of it until the rest is asked for', async () => {
  answerTransactions([transactionOf()], {}, bills)
  await openPage(pageTable, '/transactions')
  const section = within(await findSection())
  expect(section.getByRole('rowheader')).toHaveTextContent('Planned: 5 transactions')
  expect(descriptionsIn(section)).toEqual(['Listrik', 'Air', 'Internet'])
  expect(screen.getByText('1 transaction')).toHaveAttribute('role', 'status')

  await userEvent.click(section.getByRole('button', { name: 'Show 2 more' }))
  expect(descriptionsIn(section)).toEqual(['Listrik', 'Air', 'Internet', 'Kos', 'Asuransi'])
  await userEvent.click(section.getByRole('button', { name: 'Show fewer' }))
  expect(descriptionsIn(section)).toHaveLength(3)
})

test('it is not selected with the page, but opened, changed and deleted as any row', async () => {
  answerTransactions([transactionOf()], {}, bills.slice(0, 1))
  await openPage(pageTable, '/transactions')
  const section = within(await findSection())
  expect(section.queryByRole('checkbox')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }))
  expect(screen.getByText('1 selected')).toBeVisible()
  await userEvent.click(section.getByRole('button', { name: 'View' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByLabelText('Description')).toHaveValue('Listrik')
})

test('the filter holds for what is planned too; a range that ends today has none, and it is not asked for', async () => {
  const asked: URLSearchParams[] = []
  plan(calls.listTransactions, async ({ url }) => {
    asked.push(new URL(url).searchParams)
    return { body: { data: [transactionOf()], meta: metaOf(1) } }
  })
  answerCategoriesAlone()
  const router = await openPage(pageTable, '/transactions?type=expense')
  await findSection()
  expect(asked.map(String).sort()).toEqual([
    'type=expense&with=transfers&planned=only&sort=date',
    'type=expense&with=transfers&planned=without',
  ])
  asked.length = 0
  for (const search of ['?date_range=1week', '?to=2026-01-31', '?cursor=two&no=51'])
    await act(() => router.navigate(`/transactions${search}`))
  expect(asked.map(query => query.get('planned'))).toEqual(['without', 'without', 'without'])
})

test('where it could not be loaded, that is said, and the list stays', async () => {
  answerCategoriesAlone()
  plan(calls.listTransactions, async ({ url }) =>
    url.includes('planned=only') ? { status: 503 } : { body: { data: [transactionOf()], meta: metaOf(1) } },
  )
  await openPage(pageTable, '/transactions')
  expect(await screen.findByText('Nasi goreng')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch transactions')
})

const answerCategoriesAlone = () =>
  plan(calls.listCategories, { body: { data: [], meta: { total: 0, next_cursor: null } } })

const findSection = async () => (await screen.findByRole('rowheader', { name: /^Planned/ })).closest('tbody')!

const descriptionsIn = (section: BoundFunctions<typeof queries>) =>
  section
    .getAllByRole('button', { name: 'View' })
    .map(button => button.closest('tr')?.querySelector('[title]')?.textContent)
