import { calls, currencies, languages, themes } from '@pundi/contract'
import { activate } from '@pundi/platform/i18n'
import { preferences, session } from '@pundi/platform/session'
import { openPage, plan, sari, unchosen } from '@pundi/devkit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import * as settings from '../../../testing/settings'
const { answerNoSessions, answerSaving, answerSettings, settingsOf, unmailed } = settings

beforeEach(() => {
  signedIn()
  answerSettings()
  answerNoSessions()
})
afterEach(() => activate('default'))

test('shows what is saved', async () => {
  answerSettings({ currency: 'EUR', theme: 'dark', phone: null })
  await openForm()
  expect(field('First Name')).toHaveValue('Sari')
  expect(field('Last Name')).toHaveValue('Contoh')
  expect(field('Email')).toHaveValue('sari@example.com')
  expect(field('Phone')).toHaveValue('')
  expect(field('Email')).toHaveAttribute('type', 'email')
  expect(field('Phone')).toHaveAttribute('type', 'tel')
  expect(field('Currency')).toHaveDisplayValue('EUR (€)')
  expect(field('Language')).toHaveDisplayValue('Mixed (default)')
  expect(field('Theme')).toHaveDisplayValue('Dark')
})

test.each([
  ['Currency', ['USD ($)', 'EUR (€)', 'IDR (Rp)'], currencies],
  ['Language', ['Mixed (default)', 'English', 'Indonesian', 'Spanish'], ['', ...languages]],
  ['Theme', ['Same as this device', 'Light', 'Dark'], themes],
])('%s can be chosen', async (label, names, values) => {
  await openForm()
  const { options } = field<HTMLSelectElement>(label)
  expect(Array.from(options, ({ text }) => text)).toEqual(names)
  expect(new Set(Array.from(options, ({ value }) => value))).toEqual(new Set(values))
})

test('says of the currency that nothing is converted', async () => {
  await openForm()
  expect(field('Currency')).toHaveAccessibleDescription(/^Amounts aren’t converted/)
})

test('saves all at once, says so, and what every screen needs follows', async () => {
  const sent = answerSaving()
  await openForm()
  await retype('First Name', ' Sari Dewi ')
  await retype('Phone', '')
  await userEvent.selectOptions(field('Currency'), 'USD ($)')
  await userEvent.selectOptions(field('Language'), 'Spanish')
  await userEvent.selectOptions(field('Theme'), 'Dark')
  await save()
  expect(await screen.findByText('Your settings are saved.')).toHaveAttribute('role', 'status')
  const chosen = { ...unchosen, currency: 'USD', language: 'es', theme: 'dark' }
  const saved = { firstName: 'Sari Dewi', lastName: 'Contoh', email: 'sari@example.com', phone: null }
  expect(sent).toEqual([{ ...saved, ...chosen, ...unmailed }])
  expect(session.getState().user).toEqual({ ...sari, name: 'Sari Dewi Contoh', ...chosen })
  expect(preferences.getState()).toEqual(chosen)
  expect(screen.getByText('Welcome, Sari Dewi Contoh')).toBeVisible()
  expect(field('First Name')).toHaveValue('Sari Dewi')
})

test('a phone number may be written with blanks and dashes, and stands there as it is kept', async () => {
  const sent = answerSaving()
  await openForm()
  await retype('Phone', '+62 (0)813-1111 2222')
  await save()
  await screen.findByText('Your settings are saved.')
  expect(sent).toMatchObject([{ phone: '081311112222' }])
  expect(field('Phone')).toHaveValue('081311112222')
})

test('who has one name only is called by it', async () => {
  answerSaving()
  await openForm()
  await retype('Last Name', '')
  await save()
  await screen.findByText('Your settings are saved.')
  expect(session.getState().user?.name).toBe('Sari')
})

test('the language goes back to what Pundi came with', async () => {
  answerSettings({ language: 'id' })
  const sent = answerSaving()
  await openForm()
  await userEvent.selectOptions(field('Language'), 'Mixed (default)')
  await save()
  await screen.findByText('Your settings are saved.')
  expect(sent).toMatchObject([{ language: null }])
})

test('another address waits for its link, and the screen says so', async () => {
  answerSaving()
  await openForm()
  await retype('Email', 'dewi@example.com')
  await userEvent.type(field('Current Password'), 'rahasia')
  await save()
  expect(
    await screen.findByText(
      'Your settings are saved. Open the link we sent to dewi@example.com to confirm the new address.',
    ),
  ).toBeVisible()
  expect(field('Email')).toHaveValue('dewi@example.com')
  expect(field('Email')).toHaveAccessibleDescription(
    'We sent a link to this address. Until you open the link, we’ll use sari@example.com.',
  )
  expect(session.getState().user?.email).toBe('sari@example.com')
})

test('an address that waits goes on waiting when something else is saved', async () => {
  answerSettings({ pending_email: 'dewi@example.com' })
  const sent = answerSaving()
  await openForm()
  await userEvent.selectOptions(field('Theme'), 'Dark')
  await save()
  await screen.findByText(/^Your settings are saved./)
  expect(sent).toMatchObject([{ email: 'dewi@example.com', theme: 'dark' }])
})

test('what the contract refuses stands beside its field, the first takes the focus, and no call is made', async () => {
  await openForm()
  await retype('First Name', ' ')
  await retype('Email', 'dewi')
  await retype('Phone', '12')
  await save()
  await waitFor(() => expect(field('First Name')).toHaveFocus())
  expect(field('First Name')).toHaveAccessibleDescription('Enter your first name')
  expect(field('Email')).toHaveAccessibleDescription('Enter a valid email address')
  expect(field('Phone')).toHaveAccessibleDescription(
    'Enter a phone number of 6 to 15 digits, such as 0812-3456-7890',
  )
  expect(field('Email')).toHaveValue('dewi')
  await act(() => activate('es'))
  expect(
    screen.getByText('Escribe un número de teléfono de 6 a 15 dígitos, como 0812-3456-7890'),
  ).toBeVisible()
  expect(
    screen.queryByText('Enter a phone number of 6 to 15 digits, such as 0812-3456-7890'),
  ).not.toBeInTheDocument()
})

test.each([
  [{ status: 500, body: { message: 'Kesalahan server' } }, 'Kesalahan server'],
  [{ status: 503 }, 'We couldn’t save your settings.'],
])('a save that fails is told, and nothing typed is lost', async (reply, sentence) => {
  plan(calls.saveSettings, reply)
  await openForm()
  await retype('First Name', 'Dewi')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(field('First Name')).toHaveValue('Dewi')
  expect(session.getState().user).toEqual(sari)
  answerSaving()
  await save()
  expect(await screen.findByText('Your settings are saved.')).toBeVisible()
})

test('a double click saves once, and the button reads "Loading..." meanwhile', async () => {
  let [asked, go] = [0, () => {}]
  plan(calls.saveSettings, async () => {
    asked += 1
    await new Promise<void>(resolve => (go = resolve))
    return { body: { data: settingsOf(), message: '' } }
  })
  await openForm()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save Changes' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Loading...' }))
  go()
  expect(await screen.findByText('Your settings are saved.')).toBeVisible()
  expect(asked).toBe(1)
})

test('where the settings cannot be loaded, the rest stays usable, and they can be tried again', async () => {
  plan(calls.findSettings, { status: 503 })
  await openPage(pageTable, '/setting')
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your settings')
  expect(screen.getByRole('button', { name: 'Download data' })).toBeVisible()
  answerSettings()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('First Name')).toHaveValue('Sari')
})

async function openForm() {
  await openPage(pageTable, '/setting')
  await screen.findByLabelText('First Name')
}

const field = <Kind extends HTMLElement = HTMLElement>(label: string) => screen.getByLabelText<Kind>(label)

async function retype(label: string, value: string) {
  await userEvent.clear(field(label))
  if (value) await userEvent.type(field(label), value)
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
