import 'fake-indexeddb/auto'
import { sari } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { LanguageProvider } from '@pundi/platform/i18n'
import { device } from '@pundi/platform/offline'
import { expire, session, signIn } from '@pundi/platform/session'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { loadForm } from '../transaction-modal/load-form'
import { emptyDraft } from '../transaction-modal/saving/draft'
import { keepBooking } from './kept-bookings'
import { KeptRows } from './KeptRows'

beforeEach(() => {
  signIn({ token: '7|secret', data: sari })
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
})

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
  const router = createMemoryRouter([{ path: '/', element: <KeptRows open={() => {}} /> }])
  render(<RouterProvider router={router} />, { wrapper: LanguageProvider })
  expect(await screen.findByText(reason)).toBeVisible()
})
