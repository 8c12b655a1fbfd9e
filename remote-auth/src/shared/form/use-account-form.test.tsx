import { calls } from '@pundi/contract'
import { activate } from '@pundi/platform/i18n'
import { followPreferences } from '@pundi/platform/preferences'
import { prefer } from '@pundi/platform/session'
import { openPage, plan, settle, unchosen } from '@pundi/devkit/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'

let stop = () => {}

beforeEach(() => plan(calls.listProviders, { body: { data: { google: true } } }))

afterEach(async () => {
  stop()
  await activate('default')
})

test('what the server said stays as it said it', async () => {
  plan(calls.login, { status: 401, body: { message: 'Email atau kata sandi salah' } })
  await signIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('Email atau kata sandi salah')
  await chooseSpanish()
  expect(screen.getByRole('alert')).toHaveTextContent('Email atau kata sandi salah')
  expect(screen.getByLabelText('Contraseña')).toHaveValue('rahasia sekali')
})

test('what is said here is said in the new language, beside each field', async () => {
  await open('/sign-up')
  await userEvent.type(screen.getByLabelText('Password'), 'short')
  await press('Create an Account')
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus())
  screen.getByLabelText('Password').focus()
  await chooseSpanish()
  expect(screen.getByText('Escribe tu nombre')).toBeVisible()
  expect(screen.getByText('Usa al menos 8 caracteres')).toBeVisible()
  expect(screen.getByText('Las contraseñas no coinciden')).toBeVisible()
  expect(screen.getByLabelText('Contraseña')).toHaveFocus()
})

test('what a call says that nobody answered is said in the new language too', async () => {
  plan(calls.login, { status: 503 })
  await signIn()
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed!')
  await chooseSpanish()
  expect(screen.getByRole('alert')).toHaveTextContent('No se pudo iniciar sesión. Inténtalo de nuevo.')
})

test('a success stays, until the form is sent again', async () => {
  plan(calls.forgotPassword, { body: { message: '' } })
  await open('/request-password-reset')
  await userEvent.type(screen.getByLabelText('Email'), 'sari@example.com')
  await press('Request Reset Password')
  expect(await screen.findByRole('status')).toHaveTextContent('An email has been sent')
  await chooseSpanish()
  expect(screen.getByRole('status')).toHaveTextContent(
    'Si hay una cuenta con ese correo, te enviamos un enlace.',
  )
  plan(calls.forgotPassword, { status: 429, body: { message: 'Terlalu sering' } })
  await press('Enviar enlace')
  expect(await screen.findByRole('alert')).toHaveTextContent('Terlalu sering')
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

async function open(address: string) {
  const router = await openPage(pageTable, address)
  await screen.findByRole('heading', { level: 1 })
  stop = followPreferences(router)
}

async function signIn() {
  await open('/sign-in')
  await userEvent.type(screen.getByLabelText('Email'), 'sari@example.com')
  await userEvent.type(screen.getByLabelText('Password'), 'rahasia sekali')
  await press('Login')
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function chooseSpanish() {
  await act(async () => prefer({ ...unchosen, language: 'es' }))
  await waitFor(() => expect(document.documentElement.lang).toBe('es'))
  await act(settle)
}
