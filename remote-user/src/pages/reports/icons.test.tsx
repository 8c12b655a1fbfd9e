import { openPage } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerStatement } from '../../testing/statements'
import { answerWallets } from '../../testing/wallets'

test('each category has its icon beside it', async () => {
  signedIn()
  answerCategories(categoryOf())
  answerWallets([])
  answerStatement()
  await openPage(pageTable, '/reports')
  const chart = within(await screen.findByRole('figure', { name: 'Category' }))
  const rows = chart.getAllByRole('listitem').map(row => row.getAttribute('data-icon'))
  expect(new Set(rows)).toEqual(new Set(['true']))
})
