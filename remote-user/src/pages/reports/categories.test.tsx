import { openPage } from '@pundi/devkit/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerCategories, categoryOf } from '../../testing/categories'
import { answerStatement } from '../../testing/statements'

beforeEach(() => {
  signedIn()
  answerCategories(categoryOf({ id: 2 }))
})

test('each category has its icon', async () => {
  answerStatement()
  await openPage(pageTable, '/reports')
  const chart = within(await screen.findByRole('figure', { name: 'Category' }))
  await waitFor(() => {
    for (const row of chart.getAllByRole('listitem')) expect(row.querySelector('svg')).not.toBeNull()
  })
})
