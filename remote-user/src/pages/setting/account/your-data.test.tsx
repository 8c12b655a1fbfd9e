import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { takeSavedFiles } from '../../../testing/saved-files'
import { answerNoSessions, answerSettings } from '../../../testing/settings'

let saved: ReturnType<typeof takeSavedFiles>

beforeEach(() => {
  signedIn()
  answerSettings()
  answerNoSessions()
  saved = takeSavedFiles()
})

test('saves all data as a file, under the name that the server gives', async () => {
  const asked: string[] = []
  plan(calls.exportAccount, async ({ url }) => {
    asked.push(new URL(url).searchParams.get('time_zone') ?? '')
    return {
      file: '{"transactions":[]}',
      headers: { 'content-disposition': 'attachment; filename="pundi-data-2026-11-20.json"' },
    }
  })
  await download()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.name).toBe('pundi-data-2026-11-20.json')
  expect(asked).toEqual(['Asia/Jakarta'])
  expect(await saved[0]!.file.text()).toBe('{"transactions":[]}')
  expect(await screen.findByText('File downloaded.')).toHaveAttribute('role', 'status')
})

test('the button reads "Loading..." meanwhile, and a second press asks for nothing', async () => {
  let asked = 0
  let go = () => {}
  plan(calls.exportAccount, async () => {
    asked += 1
    await new Promise<void>(resolve => (go = resolve))
    return { file: '{}' }
  })
  await download()
  await userEvent.click(await screen.findByRole('button', { name: 'Loading...' }))
  go()
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(asked).toBe(1)
})

test.each([
  [{ status: 429, body: { message: 'Coba lagi nanti' } }, 'Coba lagi nanti'],
  [{ status: 503 }, 'We couldn’t download your data.'],
])('a download that fails is told, and can be tried again', async (reply, sentence) => {
  plan(calls.exportAccount, reply)
  await download()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(saved).toEqual([])
  plan(calls.exportAccount, { file: '{}' })
  await userEvent.click(screen.getByRole('button', { name: 'Download data' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

async function download() {
  await openPage(pageTable, '/setting')
  await userEvent.click(await screen.findByRole('button', { name: 'Download data' }))
}
