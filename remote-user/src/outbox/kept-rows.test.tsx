import 'fake-indexeddb/auto'
import { openPage, sari } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session, signIn } from '@pundi/platform/session'
import { act, screen } from '@testing-library/react'
import { pageTable } from '../pages'
import { loadForm } from '../transaction-modal/load-form'
import { emptyDraft } from '../transaction-modal/saving/draft'
import { keepBooking } from './kept-bookings'
import { KeptRows } from './KeptRows'

beforeEach(() => {
  signIn({ token: '7|secret', data: sari })
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
})

/** The rows alone, in a page of their own. */
const rows = {
  area: pageTable.area,
  catalogues: pageTable.catalogues,
  pages: [
    {
      ...{ page: 'rows', path: '/', title: 'Transactions' as const },
      route: async () => ({ Component: () => <KeptRows open={() => {}} /> }),
    },
  ],
}

const say = 'Choose one from the list'

test.each([
  ['category', { category_id: say }, 'Needs your attention: The category is gone. Choose another one.'],
  ['wallet', { wallet_id: say }, 'Needs your attention: The wallet is gone. Choose another one.'],
  ['description', { description: 'Enter a description' }, `Needs your attention: ${say} Enter a description`],
  ['type', { type: say }, `Needs your attention: ${say}`],
])('a booking refused for its %s says why, once', async (_, errors, reason) => {
  await act(loadForm)
  await keepBooking(session.getState().userid, {
    key: 'a',
    body: {
      amount: '1',
      type: 'expense',
      category_id: 2,
      description: 'Kopi',
      transaction_date: '2026-11-07',
    },
    draft: emptyDraft('2026-11-07'),
    unsure: [],
    refused: { message: say, errors },
  })
  await openPage(rows, '/')
  expect(await screen.findByText(reason)).toBeVisible()
})
