import { calls, type UnsubscribeAnswer } from '@pundi/contract'
import { configureHttp } from '@pundi/platform/http'
import { expire, session } from '@pundi/platform/session'
import { changeSession } from '@pundi/platform/session/testing'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { unsubscribeToken } from './send-unsubscribe'

beforeEach(() => {
  unsubscribeToken.forget()
  configureHttp({ token: () => session.getState().token, expire, language: () => 'id' })
})

test('opening the link stops nothing; the button does, with the token as the bearer, without a sign-in', async () => {
  const sent = answerStopping({ message: 'Sudah dihentikan', kind: 'letter' })
  await openByLink()
  expect(sent).toEqual([])
  await userEvent.dblClick(button())
  expect(await screen.findByText('Sudah dihentikan')).toHaveAttribute('role', 'status')
  expect(sent).toEqual([{ bearer: 'Bearer unsubscribe-secret', body: '' }])
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open Settings' })).toHaveAttribute('href', '/setting')
})

test('the token leaves the address bar and the history before anything is shown', async () => {
  const before = history.length
  const router = await openByLink()
  expect(location.pathname + location.search).toBe('/unsubscribe')
  expect(history.length).toBe(before)
  expect(router.state.location).toMatchObject({ pathname: '/unsubscribe', search: '' })
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('unsubscribe-secret')
  expect(document.documentElement.outerHTML).not.toContain('unsubscribe-secret')
})

test('where nothing is left to stop, that is said and no error', async () => {
  answerStopping({ message: 'Tidak ada lagi', kind: null })
  await openByLink()
  await userEvent.click(button())
  expect(await screen.findByText('Tidak ada lagi')).toHaveAttribute('role', 'status')
})

test('a link that is none of ours says so and ends no session', async () => {
  changeSession({ token: '7|secret' })
  plan(calls.unsubscribe, { status: 401, body: { message: 'Tautan sudah dipakai' } })
  await openByLink()
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('Tautan sudah dipakai')
  expect(session.getState().token).toBe('7|secret')
})

test('a call that fails is told, and can be made again', async () => {
  plan(calls.unsubscribe, { status: 503 })
  await openByLink()
  await userEvent.click(button())
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t stop the emails.')
  answerStopping({ message: 'Sudah dihentikan', kind: 'budget' })
  await userEvent.click(button())
  expect(await screen.findByText('Sudah dihentikan')).toBeVisible()
})

test('without a link the page says where one is', async () => {
  await openPage(pageTable, '/unsubscribe')
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'To stop our emails, open the link at the end of any email from us.',
  )
})

async function openByLink() {
  const address = '/unsubscribe?token=unsubscribe-secret'
  history.replaceState(history.state, '', address)
  const router = await openPage(pageTable, address)
  await screen.findByRole('heading', { name: 'Stop these emails' })
  return router
}

const button = () => screen.getByRole('button', { name: 'Stop these emails' })

function answerStopping(body: UnsubscribeAnswer) {
  const sent: unknown[] = []
  plan(calls.unsubscribe, async request => {
    sent.push({ bearer: request.headers.get('authorization'), body: await request.text() })
    return { body }
  })
  return sent
}
