import { preferences } from '@pundi/platform/session'
import { answer, openPage } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerNoSessions, answerSaving, answerSettings, settingsOf } from '../../../testing/settings'

beforeEach(() => {
  signedIn()
  answerNoSessions()
})

test('a month can begin on each day that every month has', async () => {
  await openForm({})
  const days = Array.from({ length: 28 }, (_, index) => `Day ${index + 1}`)
  expect(Array.from(field('My month begins on').options, ({ text }) => text)).toEqual(days)
})

test('time zones stand in groups, by the names of their cities', async () => {
  await openForm({ month_start: 25, time_zone: 'Asia/Jayapura' })
  expect(field('My month begins on')).toHaveDisplayValue('Day 25')
  expect(field('Time Zone')).toHaveDisplayValue('Jayapura')
  expect(field('Time Zone')).toHaveAccessibleDescription(/^Your day starts at midnight/)
  expect(screen.getByRole('option', { name: 'Jayapura' }).parentElement).toHaveAttribute('label', 'Asia')
  expect(screen.getByRole('option', { name: 'New York' })).toBeInTheDocument()
})

test('both are saved with the rest, and every screen knows them', async () => {
  const sent = answerSaving()
  await openForm({})
  await userEvent.selectOptions(field('My month begins on'), 'Day 25')
  await userEvent.selectOptions(field('Time Zone'), 'Asia/Makassar')
  await save()
  const chosen = { month_start: 25, time_zone: 'Asia/Makassar' }
  expect(sent).toMatchObject([chosen])
  expect(preferences.getState()).toMatchObject(chosen)
})

test('a time zone that this browser calls otherwise stays until another one is chosen', async () => {
  const sent = answerSaving()
  await openForm({ time_zone: 'Asia/Kolkata' })
  expect(field('Time Zone')).toHaveValue('Asia/Kolkata')
  await userEvent.selectOptions(field('My month begins on'), 'Day 2')
  await save()
  expect(sent).toMatchObject([{ time_zone: 'Asia/Kolkata' }])
})

test('a time zone that this browser does not know stays, and keeps nobody from saving the rest', async () => {
  const sent = answerSaving()
  await openForm({ time_zone: 'Asia/Future_City' })
  expect(field('Time Zone')).toHaveDisplayValue('Future City')
  await userEvent.selectOptions(field('My month begins on'), 'Day 2')
  await save()
  expect(sent).toMatchObject([{ month_start: 2 }])
  expect(sent[0]).not.toHaveProperty('time_zone')
})

test('a server of an earlier version, which answers neither, leaves the form usable', async () => {
  const { month_start: _, time_zone: __, ...earlier } = settingsOf()
  answer('GET /api/settings', { body: { data: earlier } })
  await openPage(pageTable, '/setting')
  await screen.findByLabelText('First Name')
  expect(field('My month begins on')).toHaveDisplayValue('Day 1')
  expect(field('Time Zone')).toHaveDisplayValue('Jakarta')
})

async function openForm(saved: Parameters<typeof answerSettings>[0]) {
  answerSettings(saved)
  await openPage(pageTable, '/setting')
  await screen.findByLabelText('First Name')
}

const field = (label: string) => screen.getByLabelText<HTMLSelectElement>(label)

async function save() {
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByText('Your settings are saved.')
}
