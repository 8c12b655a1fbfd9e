import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import { pageTable } from '../../../pages'
import {
  answerDashboard,
  answerOutlook,
  outlookLineOf,
  signedIn,
  transactionOf,
} from '../../../testing/answers'

beforeEach(() => signedIn())

test('where what repeats takes too much, that is where to look', async () => {
  answerDashboard([transactionOf()])
  answerOutlook({
    ...{ left_today: '-20000.00', left_in_period: '-140000.00' },
    lines: [outlookLineOf('income', '100000.00'), { kind: 'recurring', amount: '-240000.00', count: 1 }],
  })
  await openPage(pageTable, '/dashboard')
  const left = within(await screen.findByRole('region', { name: 'Left today' }))
  expect(left.getByRole('link', { name: 'See recurring transactions' })).toHaveAttribute('href', '/planned')
  expect(left.queryByRole('link', { name: 'See planned transactions' })).not.toBeInTheDocument()
})
