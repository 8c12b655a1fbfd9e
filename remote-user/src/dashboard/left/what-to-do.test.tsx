import { openPage } from '@pundi/devkit/testing'
import { preferences } from '@pundi/platform/session'
import { screen, within } from '@testing-library/react'
import { pageTable } from '../../pages'
import { answerDashboard, answerOutlook, outlookLineOf, signedIn, transactionOf } from '../../testing/answers'

beforeEach(() => signedIn())
afterEach(() => preferences.setState({ month_start: 1 }))

test('who has said when their month begins is not asked to', async () => {
  preferences.setState({ month_start: 25 })
  answerDashboard([transactionOf()])
  answerOutlook({
    left_today: '-20000.00',
    left_in_period: '-140000.00',
    lines: [outlookLineOf('spent', '-140000.00')],
  })
  await openPage(pageTable, '/dashboard')
  const left = within(await screen.findByRole('region', { name: 'Left today' }))
  expect(await left.findByRole('button', { name: 'Add income' })).toBeVisible()
  expect(left.queryByRole('link', { name: 'Begin the month on your pay day' })).not.toBeInTheDocument()
})

test('where what repeats takes too much, that is where to look', async () => {
  answerDashboard([transactionOf()])
  answerOutlook({
    ...{ left_today: '-20000.00', left_in_period: '-140000.00' },
    lines: [outlookLineOf('income', '100000.00'), { kind: 'recurring', amount: '-240000.00', count: 1 }],
  })
  await openPage(pageTable, '/dashboard')
  const left = within(await screen.findByRole('region', { name: 'Left today' }))
  expect(left.getByRole('link', { name: 'Look at what repeats' })).toHaveAttribute('href', '/planned')
  expect(left.queryByRole('link', { name: 'Look at what is planned' })).not.toBeInTheDocument()
})
