import { openPage } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import { pageTable } from '../../pages'
import { answerDashboard, answerOutlook, signedIn } from '../../testing/answers'

beforeEach(() => signedIn())

test('where there are wallets, the balance has what there is to spend as its second line', async () => {
  answerDashboard()
  answerOutlook({ to_spend: '1630125.00', wallets_since: '2026-11-24' })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByRole('group', { name: 'Balance' })).toHaveTextContent(
    /Available: Rp\s1\.630\.125/,
  )
})

test('without a wallet, or before the first begins, there is no second line', async () => {
  answerDashboard()
  answerOutlook({ to_spend: '1630125.00', wallets_since: '2026-11-25' })
  await openPage(pageTable, '/dashboard')
  expect(await screen.findByRole('group', { name: 'Balance' })).not.toHaveTextContent('Available')
})
