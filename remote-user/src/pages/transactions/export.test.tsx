import { preferences } from '@pundi/platform/session'
import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerTransactions, signedIn, transactionOf } from '../../testing/answers'
import { takeSavedFiles } from '../../testing/saved-files'

let saved: ReturnType<typeof takeSavedFiles>

beforeEach(() => {
  signedIn()
  answerTransactions([transactionOf()])
  saved = takeSavedFiles()
})

test('exports exactly what is filtered, in its order, under the name that the server gives', async () => {
  preferences.setState({ time_zone: 'Asia/Makassar' })
  const asked: string[] = []
  plan(calls.exportTransactions, async request => {
    asked.push(new URL(request.url).search)
    return {
      file: 'Date,Amount\r\n',
      headers: { 'content-disposition': 'attachment; filename="transactions-2026-11-20.csv"' },
    }
  })
  await openPage(pageTable, '/transactions?search=nasi&type=expense&sort=-amount&cursor=two&no=51')
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toEqual(['?search=nasi&type=expense&sort=-amount&with=transfers&time_zone=Asia%2FMakassar'])
  expect(saved[0]!.name).toBe('transactions-2026-11-20.csv')
  expect(await saved[0]!.file.text()).toBe('Date,Amount\r\n')
  expect(await screen.findByText('File downloaded.')).toHaveAttribute('role', 'status')
})

test('the button reads "Loading..." meanwhile, and a second press asks for nothing', async () => {
  let asked = 0
  let go = () => {}
  plan(calls.exportTransactions, async () => {
    asked += 1
    await new Promise<void>(resolve => (go = resolve))
    return { file: '' }
  })
  await openPage(pageTable, '/transactions')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Export CSV' }))
  const busy = await screen.findByRole('button', { name: 'Loading...' })
  await userEvent.click(busy)
  go()
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled()
  expect(asked).toBe(1)
})

test.each([
  [{ status: 500, body: { message: 'Kesalahan server' } }, 'Kesalahan server'],
  [{ status: 503 }, 'We couldn’t export the transactions.'],
])('an export that fails is told, and can be tried again', async (reply, sentence) => {
  plan(calls.exportTransactions, reply)
  await openPage(pageTable, '/transactions')
  await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(saved).toEqual([])

  plan(calls.exportTransactions, { file: '' })
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['transactions.csv']))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
