import { openPage } from '@pundi/devkit/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import {
  answerTransactions,
  metaOf,
  planTransactions,
  signedIn,
  transactionOf,
} from '../../../testing/answers'

beforeEach(() => {
  signedIn()
  answerTransactions()
})

const cursors = [null, 'two', 'three']
const sizes = [2, 2, 1]

test('"No" goes on counting over pages; Next, Previous and First lead through them', async () => {
  answerPages()
  const router = await openPage(pageTable, '/transactions?type=expense')
  await seeRows(['1', '2'])
  expect(step('First')).toHaveAttribute('aria-disabled', 'true')
  expect(step('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(screen.getByText('1–2 of 5 transactions')).toBeVisible()

  await userEvent.click(step('Next'))
  await seeRows(['3', '4'])
  expect(router.state.location.search).toBe('?type=expense&cursor=two&no=3')
  await userEvent.click(step('Next'))
  await seeRows(['5'])
  expect(step('Next')).toHaveAttribute('aria-disabled', 'true')

  await userEvent.click(step('Previous'))
  await seeRows(['3', '4'])
  await userEvent.click(step('Previous'))
  await seeRows(['1', '2'])
  await userEvent.click(step('Next'))
  await seeRows(['3', '4'])
  await userEvent.click(step('First'))
  await seeRows(['1', '2'])
  expect(router.state.location.search).toBe('?type=expense')
})

test('a page that somebody turns to is shown from its first row', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
  answerPages()
  await openPage(pageTable, '/transactions')
  await seeRows(['1', '2'])
  expect(scrolled).not.toHaveBeenCalled()
  await userEvent.click(step('Next'))
  await seeRows(['3', '4'])
  await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1))
})

test('a page that came as a link goes on counting, and has First but no Previous', async () => {
  answerPages()
  await openPage(pageTable, '/transactions?search=shared&cursor=two&no=3')
  await seeRows(['3', '4'])
  expect(step('Previous')).toHaveAttribute('aria-disabled', 'true')
  expect(step('First')).toHaveAttribute('href', '/transactions?search=shared')
})

test('the way back is of one visit: who comes to the page another way does not have it', async () => {
  answerPages()
  const router = await openPage(pageTable, '/transactions?search=once')
  await seeRows(['1', '2'])
  await userEvent.click(step('Next'))
  await seeRows(['3', '4'])
  expect(step('Previous')).toHaveAttribute('href', '/transactions?search=once')
  const { pathname, search } = router.state.location
  cleanup()
  await openPage(pageTable, pathname + search)
  await seeRows(['3', '4'])
  expect(step('Previous')).toHaveAttribute('aria-disabled', 'true')
})

test.each([
  ['whose rows are gone', { body: { data: [], meta: metaOf(2) } }],
  [
    'that the server does not know',
    { status: 422, body: { message: 'Tidak dikenal', errors: { cursor: ['Tidak dikenal'] } } },
  ],
])('a page %s leads to the first', async (_, reply) => {
  planTransactions(async query =>
    query.has('cursor') ? reply : { body: { data: [transactionOf()], meta: metaOf(1) } },
  )
  const router = await openPage(pageTable, '/transactions?type=expense&cursor=old&no=51')
  await seeRows(['1'])
  expect(router.state.location.search).toBe('?type=expense')
})

test('another filter begins at its first page', async () => {
  answerPages()
  const router = await openPage(pageTable, '/transactions?cursor=two&no=3')
  await seeRows(['3', '4'])
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'expense')
  await waitFor(() => expect(router.state.location.search).toBe('?type=expense'))
  await seeRows(['1', '2'])
})

const step = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Transaction pages' })).getByText(name)

async function seeRows(numbers: string[]) {
  await waitFor(() => {
    const cells = document.querySelectorAll('tbody td:nth-child(2)')
    expect(Array.from(cells, cell => cell.textContent)).toEqual(numbers)
  })
}

function answerPages() {
  planTransactions(async query => {
    const page = cursors.indexOf(query.get('cursor'))
    const data = Array.from({ length: sizes[page]! }, (_, row) => transactionOf({ id: 10 * page + row + 1 }))
    return { body: { data, meta: { ...metaOf(5), next_cursor: cursors[page + 1] ?? null } } }
  })
}
