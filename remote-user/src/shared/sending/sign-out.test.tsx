import 'fake-indexeddb/auto'
import { calls } from '@pundi/contract'
import { openPage, plan, settle, type PlannedAnswer } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { device } from '@pundi/platform/offline'
import { expire, session } from '@pundi/platform/session'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerDashboard, signedIn, transactionOf } from '../../testing/answers'
import { answerAdd, expectedBody } from '../../testing/transaction-form'
import { loadForm } from '../../layout/use-quick-add'
import { removeFromOutbox, clearOutbox, addToOutbox, listOutbox } from '../outbox/outbox'

const body = { ...expectedBody, type: 'expense' as const }
const draft = { ...expectedBody, category: { id: 2, name: 'Makanan', type: 'expense' as const } }
const userid = '3'

beforeEach(async () => {
  signedIn()
  const token = () => session.getState().token
  configureHttp({ token, expire, language: () => 'id', offline: async () => device })
  answerDashboard()
  await clearOutbox()
  for (const key of ['a', 'b']) await addToOutbox(userid, { key, body, draft, unsure: [] })
})

test('"Stay signed in" keeps all of it, "Delete and sign out" deletes it and then ends the session', async () => {
  answerAdd({ status: 429 })
  const { router, loggedOut } = await openArea()
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  const question = within(await screen.findByRole('dialog', { name: 'Sign out without sending?' }))
  await userEvent.click(question.getAllByRole('button', { name: 'Stay signed in' })[0]!)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(await left()).toHaveLength(2)
  await askAndDelete()
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(loggedOut).toHaveBeenCalledTimes(1)
  expect(await left()).toEqual([])
})

test('a booking on its way has its answer before the session ends, and no other is sent', async () => {
  const { give, sent } = answerSlowly()
  const { router, loggedOut } = await openArea()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  await askAndDelete()
  await act(settle)
  expect(loggedOut).not.toHaveBeenCalled()
  give({ status: 201, body: { data: transactionOf() } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'))
  expect(loggedOut).toHaveBeenCalledTimes(1)
  expect(sent).toHaveBeenCalledTimes(1)
  expect(await left()).toEqual([])
})

test('the question goes when all has been sent while it was read', async () => {
  await removeFromOutbox(userid, 'b')
  const { give, sent } = answerSlowly()
  await openArea(/1 transaction is waiting/)
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await screen.findByRole('dialog', { name: 'Sign out without sending?' })
  give({ status: 201, body: { data: transactionOf() } })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(session.getState().token).not.toBeNull()
})

test('for an answer that does not come nobody waits long', async () => {
  const { sent } = answerSlowly()
  const { router } = await openArea()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  await askAndDelete(userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign-in'), { timeout: 6000 })
  expect(await left()).toEqual([])
})

/**
 * The waiting transactions. Reading them triggers retries, which render the page, so `act` is
 * needed.
 */
const left = () => act(() => listOutbox(userid))

function answerSlowly() {
  let give: (answer: PlannedAnswer<typeof calls.addTransaction>) => void = () => {}
  const sent = jest.fn(
    () => new Promise<PlannedAnswer<typeof calls.addTransaction>>(resolve => (give = resolve)),
  )
  plan(calls.addTransaction, sent)
  return { sent, give: (answer: PlannedAnswer<typeof calls.addTransaction>) => give(answer) }
}

async function openArea(said = /2 transactions are waiting/) {
  const loggedOut = jest.fn(async () => ({ body: { message: 'ok' } }))
  plan(calls.logout, loggedOut)
  const router = await openPage(pageTable, '/dashboard')
  await act(loadForm)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await screen.findByText(said)
  return { router, loggedOut }
}

async function askAndDelete(user: Pick<UserEvent, 'click'> = userEvent) {
  await user.click(screen.getByRole('button', { name: 'Logout' }))
  const question = within(await screen.findByRole('dialog', { name: 'Sign out without sending?' }))
  await user.click(question.getByRole('button', { name: 'Delete and sign out' }))
}
