import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerGoals, goalOf } from '../../testing/goals'

const moves = [{ id: 9, amount: '250000.00', moved_on: '2026-11-02' }]
const laptop = goalOf({ moves, count: 1 })
const kurban = goalOf({ id: 8, name: 'Kurban' })

beforeEach(() => {
  signedIn()
  answerGoals([laptop, kurban])
})

test('a goal that is opened has an address; Back closes it, and the next one takes its place', async () => {
  const router = await openPage(pageTable, '/wallet')
  await act(() => router.navigate('/goals'))
  await toggle('Laptop')
  await waitFor(() => expect(addressOf(router)).toBe('/goals/7'))
  // The browser opens the card first. React sets `data-open` later.
  await waitFor(() => expect(card('Laptop')).toHaveAttribute('data-open'))
  expect(within(card('Laptop')).getByRole('list', { name: 'Money in and out' })).toBeVisible()
  await toggle('Kurban')
  await waitFor(() => expect(addressOf(router)).toBe('/goals/8'))
  await waitFor(() => expect(opened()).toEqual(['Kurban']))
  await waitFor(() => expect(card('Kurban')).toHaveAttribute('data-open'))
  await act(() => router.navigate(-1))
  expect(opened()).toEqual([])
  expect(addressOf(router)).toBe('/goals')
  await act(() => router.navigate(1))
  expect(opened()).toEqual(['Kurban'])
  await toggle('Kurban')
  await waitFor(() => expect(addressOf(router)).toBe('/goals'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(addressOf(router)).toBe('/wallet'))
})

test('a link opens its goal, in view, among the others', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const router = await openPage(pageTable, '/goals/8')
  await screen.findByRole('heading', { level: 2, name: 'Kurban' })
  expect(opened()).toEqual(['Kurban'])
  expect(scroll.mock.contexts).toEqual([card('Kurban')])
  expect(card('Laptop')).toBeVisible()
  await toggle('Kurban')
  await waitFor(() => expect(addressOf(router)).toBe('/goals'))
})

test.each(['9', 'x'])('/goals/%s is no goal of the user: a sentence says so, above the list', async id => {
  const router = await openPage(pageTable, `/goals/${id}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^We couldn’t find this goal\./)
  await toggle('Laptop')
  await waitFor(() => expect(addressOf(router)).toBe('/goals/7'))
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})

test('a change at the address of a goal is made, and after its deletion the list is left', async () => {
  plan(
    calls.removeGoal,
    async () => {
      answerGoals([kurban])
      return { body: { data: { count: 1, activity_ids: [55] } } }
    },
    { id: 7 },
  )
  const router = await openPage(pageTable, '/goals/7')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Laptop' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Laptop has been deleted.')).toBeVisible()
  await waitFor(() => expect(addressOf(router)).toBe('/goals'))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const toggle = async (name: string) =>
  userEvent.click(within(await findCard(name)).getByText('More', { selector: 'summary' }))

const findCard = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('li')!

const card = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('li')!

const opened = () =>
  [...document.querySelectorAll('details[open]')].map(
    details => details.closest('li')?.querySelector('h2')?.textContent,
  )

const addressOf = ({ state: { location } }: Awaited<ReturnType<typeof openPage>>) =>
  location.pathname + location.search
