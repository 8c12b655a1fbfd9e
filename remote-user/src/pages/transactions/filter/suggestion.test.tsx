import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import {
  answerTransactions,
  metaOf,
  planTransactions,
  signedIn,
  transactionOf,
} from '../../../testing/answers'

test('a search that finds nothing asks for the word that was meant, within the same filter, and one press finds it', async () => {
  signedIn()
  answerTransactions()
  planTransactions(async query => {
    const data = query.get('search') === 'gojek' ? [transactionOf({ description: 'Gojek ke kantor' })] : []
    return { body: { data, meta: metaOf(data.length) } }
  })
  const asked: (string | null)[] = []
  plan(calls.suggestSearch, async ({ url }) => {
    const { searchParams } = new URL(url)
    asked.push(searchParams.get('search'), searchParams.get('type'))
    return { body: { data: { search: 'gojek', total: 1 } } }
  })
  const router = await openPage(pageTable, '/transactions?search=gojk&type=expense')
  await userEvent.click(await screen.findByRole('link', { name: 'Did you mean “gojek”?' }))
  expect(await screen.findByText('Gojek ke kantor')).toBeVisible()
  await waitFor(() => expect(router.state.location.search).toBe('?search=gojek&type=expense'))
  expect(screen.getByLabelText('Search')).toHaveValue('gojek')
  expect(asked).toEqual(['gojk', 'expense'])
})
