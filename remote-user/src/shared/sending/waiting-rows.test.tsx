import 'fake-indexeddb/auto'
import { openPage, sari } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session, signIn } from '@pundi/platform/session'
import { act, screen } from '@testing-library/react'
import { pageTable } from '../../pages'
import { loadForm } from '../../layout/use-quick-add'
import { emptyDraft } from '../booking-draft/draft'
import { addToOutbox } from '../outbox/outbox'
import { WaitingRows } from './WaitingRows'

beforeEach(() => {
  signIn({ token: '7|secret', data: sari })
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
})

const rows = {
  area: pageTable.area,
  catalogues: pageTable.catalogues,
  pages: [
    {
      ...{ page: 'rows', path: '/', title: 'Transactions' as const },
      route: async () => ({ Component: () => <WaitingRows open={() => {}} /> }),
    },
  ],
}

const say = 'Choose an option from the list'

test.each([
  ['category', { category_id: say }, 'Needs your attention: The category was deleted. Choose another one.'],
  ['wallet', { wallet_id: say }, 'Needs your attention: The wallet was deleted. Choose another one.'],
  ['description', { description: 'Enter a description' }, `Needs your attention: ${say} Enter a description`],
  ['type', { type: say }, `Needs your attention: ${say}`],
])('a booking refused for its %s says why, once', async (_, errors, reason) => {
  await act(loadForm)
  await addToOutbox(session.getState().userid, {
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
