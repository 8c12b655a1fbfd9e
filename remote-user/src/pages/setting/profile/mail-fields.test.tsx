import { openPage } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerNoSessions, answerSaving, answerSettings } from '../../../testing/settings'

beforeEach(() => {
  signedIn()
  answerNoSessions()
})

test('the letter is mailed to who asks for it, and to nobody else', async () => {
  answerSettings()
  const sent = answerSaving()
  await openPage(pageTable, '/setting')
  const box = await screen.findByRole('checkbox', { name: /^A monthly summary by email/ })
  expect(box).not.toBeChecked()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Your settings are saved.')
  expect(sent).toMatchObject([{ mails_letter: true }])
  expect(box).toBeChecked()
})

test('it is turned off again, and the others stay as they are', async () => {
  answerSettings({ mails_letter: true, mails_reminders: true })
  const sent = answerSaving()
  await openPage(pageTable, '/setting')
  const box = await screen.findByRole('checkbox', { name: /^A monthly summary/ })
  expect(box).toBeChecked()
  await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Your settings are saved.')
  expect(sent).toMatchObject([{ mails_letter: false, mails_reminders: true, mails_budgets: false }])
})

test('who asks for it is told of budgets', async () => {
  answerSettings()
  const sent = answerSaving()
  await openPage(pageTable, '/setting')
  await userEvent.click(await screen.findByRole('checkbox', { name: /of a budget$/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Your settings are saved.')
  expect(sent).toMatchObject([{ mails_budgets: true, mails_letter: false }])
})

test('who asks for it is reminded of what repeats', async () => {
  answerSettings()
  const sent = answerSaving()
  await openPage(pageTable, '/setting')
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /^Reminders before recurring transactions/ }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Your settings are saved.')
  expect(sent).toMatchObject([{ mails_reminders: true, mails_budgets: false }])
})
