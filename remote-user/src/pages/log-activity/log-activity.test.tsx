import { calls } from '@pundi/contract'
import { openPage, plan, typeAtOnce } from '@pundi/devkit/testing'
import { activate } from '@pundi/platform/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { activityOf, answerActivities } from '../../testing/activities'
import { signedIn } from '../../testing/answers'

beforeEach(() => signedIn())
afterEach(() => activate('default'))

test('a card shows the type, the date with a short month and the status', async () => {
  answerActivities([
    activityOf({ id: 2 }),
    activityOf({ id: 1, type: 'Tambah kategori', amount: null, status: 'Gagal' }),
  ])
  const [done, refused] = await openCards()
  expect(done).toHaveTextContent(/^Hapus transaksi/)
  expect(done).toHaveTextContent(/20 Nov 2026/)
  expect(within(done!).getByText('Sukses')).toHaveAttribute('data-tone', 'income')
  expect(within(refused!).getByText('Gagal')).toHaveAttribute('data-tone', 'expense')
})

test('a card says which record it is about, and the whole of it opens the entry', async () => {
  answerActivities([
    activityOf({ id: 3, name: 'Transportasi', description: 'Parkir' }),
    activityOf({ id: 2, type: 'Tambah kategori', name: 'Kopi', description: null }),
    activityOf({ id: 1, type: 'Ubah setelan', name: null, description: null }),
  ])
  const [booked, category, settings] = await openCards()
  const opener = (card: HTMLElement | undefined) => within(card!).getAllByRole('button')[0]
  expect(opener(booked)).toHaveAccessibleDescription('Transportasi · Parkir')
  expect(opener(category)).toHaveAccessibleDescription('Kopi')
  expect(opener(settings)).not.toHaveAccessibleDescription()
})

test('no amount is "-" with an edit icon, a negative one has a minus and points down, a positive one up', async () => {
  answerActivities([
    activityOf({ id: 3, amount: null }),
    activityOf({ id: 2, amount: '-50000.00' }),
    activityOf({ id: 1, amount: '8500000.50' }),
  ])
  const [none, out, into] = await openCards()
  expect(within(none!).getByText('-')).toBeVisible()
  expect(none!.querySelector('[data-direction=none] .lucide-pencil')).toBeVisible()
  expect(out).toHaveTextContent(/-Rp\s50\.000/)
  expect(out!.querySelector('[data-direction=out] .lucide-arrow-down')).toBeVisible()
  expect(into).toHaveTextContent(/Rp\s8\.500\.001/)
  expect(into!.querySelector('[data-direction=in] .lucide-arrow-up')).toBeVisible()
})

test('entries stand under the day they happened on', async () => {
  answerActivities([
    activityOf({ id: 3, date: '2026-11-20T02:00:00Z' }),
    activityOf({ id: 2, date: '2026-11-20T01:00:00Z' }),
    activityOf({ id: 1, date: '2026-11-19T16:00:00Z' }),
  ])
  await openCards()
  const days = screen.getAllByRole('heading', { level: 2 })
  expect(days.map(day => day.textContent)).toEqual(['Jumat, 20 Nov 2026', 'Kamis, 19 Nov 2026'])
  const friday = within(screen.getByRole('region', { name: 'Jumat, 20 Nov 2026' }))
  expect(friday.getAllByRole('listitem')).toHaveLength(2)
})

test('a skeleton stands while the log is loading', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => (arrive = resolve))
  plan(calls.listActivities, async () => {
    await arrived
    return { body: { data: [], meta: { total: 0, next_cursor: null } } }
  })
  await openPage(pageTable, '/log-activity')
  expect(await screen.findByText('Loading...')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Log Activity' })).toBeVisible()
  arrive()
  expect(await screen.findByText('No activities found')).toBeVisible()
})

test('the search box asks the server a moment after the last keystroke, and the address keeps it', async () => {
  const asked = answerActivities([activityOf()])
  const router = await openPage(pageTable, '/log-activity')
  await screen.findAllByRole('listitem')
  typeAtOnce(screen.getByPlaceholderText('Search activities...'), 'gaji & ')
  await waitFor(() => expect(router.state.location.search).toBe('?search=gaji+%26'))
  expect(asked).toEqual(['?limit=20', '?limit=20&search=gaji+%26'])
  expect(screen.getByPlaceholderText('Search activities...')).toHaveValue('gaji & ')
})

test('an address with a search opens with it, and Enter searches at once', async () => {
  const asked = answerActivities([])
  const router = await openPage(pageTable, '/log-activity?search=gaji')
  expect(await screen.findByText('No activities found')).toBeVisible()
  const box = screen.getByPlaceholderText('Search activities...')
  expect(box).toHaveValue('gaji')
  typeAtOnce(box, 'kategori', 'Enter')
  await waitFor(() => expect(router.state.location.search).toBe('?search=kategori'))
  await userEvent.click(screen.getByRole('link', { name: 'Show all activities' }))
  await waitFor(() => expect(box).toHaveValue(''))
  expect(asked).toEqual(['?limit=20&search=gaji', '?limit=20&search=kategori', '?limit=20'])
})

test('pages lead on by cursor, and back', async () => {
  const asked = answerActivities(
    Array.from({ length: 20 }, (_, index) => activityOf({ id: 40 - index })),
    { total: 25, next_cursor: 'c1' },
  )
  const router = await openPage(pageTable, '/log-activity?search=hapus')
  expect(await screen.findByText('1–20 of 25')).toBeVisible()
  answerActivities([activityOf({ id: 1 })], { total: 25 })
  await userEvent.click(screen.getByRole('button', { name: 'Older' }))
  expect(await screen.findByText('21–21 of 25')).toBeVisible()
  expect(router.state.location.search).toBe('?search=hapus&page=2&cursor=c1')
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', '/log-activity?search=hapus')
  answerActivities([activityOf({ id: 7 })], { total: 25, next_cursor: 'c1' })
  await userEvent.click(screen.getByRole('button', { name: 'Newer' }))
  expect(await screen.findByText('1–1 of 25')).toBeVisible()
  expect(asked).toEqual(['?limit=20&search=hapus'])
})

test('a log that cannot be had says so and tries again', async () => {
  plan(calls.listActivities, { status: 503 })
  await openPage(pageTable, '/log-activity')
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your activity')
  answerActivities([activityOf()])
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Hapus transaksi')).toBeVisible()
})

test('Delete asks, and removes the entry once that is confirmed', async () => {
  answerActivities([activityOf({ id: 5 }), activityOf({ id: 4, type: 'Tambah kategori' })])
  const removed: string[] = []
  plan(calls.removeActivity, async ({ url }) => {
    removed.push(new URL(url).pathname)
    answerActivities([activityOf({ id: 5 })])
    return { body: { message: 'ok' } }
  })
  const dialog = await askToRemove('Tambah kategori')
  expect(removed).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Tambah kategori')).not.toBeInTheDocument())
  expect(removed).toEqual(['/api/activities/4'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('The activity has been deleted.')).toBeVisible()
  await act(() => activate('es'))
  expect(screen.getByText('Se eliminó la actividad.')).toBeVisible()
})

test('whoever thinks better of it deletes nothing', async () => {
  answerActivities([activityOf()])
  const dialog = await askToRemove('Hapus transaksi')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('Hapus transaksi')).toBeVisible()
})

test('a Delete that fails is told, and the question stays', async () => {
  answerActivities([activityOf()])
  plan(calls.removeActivity, { status: 503 })
  const dialog = await askToRemove('Hapus transaksi')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('We couldn’t delete the activity.')
})

async function openCards() {
  await openPage(pageTable, '/log-activity')
  const main = within(await screen.findByRole('main'))
  return main.findAllByRole('listitem')
}

async function askToRemove(type: string) {
  await openCards()
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`^Delete entry: ${type}, 20 Nov 2026`) }),
  )
  return within(screen.getByRole('dialog', { name: 'Are you sure you want to delete this activity?' }))
}
