import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, waitForElementToBeRemoved } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerNoSessions, answerSaving, answerSettings } from '../../../testing/settings'

beforeEach(() => {
  signedIn()
  answerNoSessions()
})

test('who has not confirmed their address reads why no e-mails come, and a wish is kept all the same', async () => {
  answerSettings({ is_email_proven: false })
  const sent = answerSaving()
  await openPage(pageTable, '/setting')
  expect(await screen.findByText('Your email address isn’t confirmed')).toBeVisible()
  expect(screen.getByText(/^We’ll save your choices, .* sari@example\.com\.$/)).toBeVisible()
  await userEvent.click(screen.getByRole('checkbox', { name: /^A monthly summary/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Your settings are saved.')
  expect(sent).toMatchObject([{ mails_letter: true }])
})

test('the button sends the link once, says where it went and sends another one when asked', async () => {
  answerSettings({ is_email_proven: false })
  const message = 'Tautan konfirmasi sudah dikirim ke sari@example.com.'
  let count = 0
  plan(calls.sendEmailLink, async () => {
    count += 1
    return { body: { message } }
  })
  await openPage(pageTable, '/setting')
  await userEvent.dblClick(await screen.findByRole('button', { name: 'Send link' }))
  expect(await screen.findByText(message)).toHaveAttribute('role', 'status')
  expect(count).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Send another link' }))
  await screen.findByRole('button', { name: 'Send another link' })
  expect(count).toBe(2)
})

test('a link that could not be sent is told, and what was typed stays', async () => {
  answerSettings({ is_email_proven: false })
  plan(calls.sendEmailLink, { status: 429, body: { message: 'Terlalu banyak percobaan.' } })
  await openPage(pageTable, '/setting')
  await userEvent.type(await screen.findByLabelText('First Name'), ' Dewi')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu banyak percobaan.')
  expect(screen.getByLabelText('First Name')).toHaveValue('Sari Dewi')
})

test('once it is confirmed nothing is said of it', async () => {
  answerSettings({ is_email_proven: false })
  plan(calls.sendEmailLink, async () => {
    answerSettings()
    return { body: { message: 'Alamat emailmu sudah dikonfirmasi.' } }
  })
  await openPage(pageTable, '/setting')
  const note = await screen.findByText('Your email address isn’t confirmed')
  await userEvent.click(screen.getByRole('button', { name: 'Send link' }))
  await waitForElementToBeRemoved(note)
})
