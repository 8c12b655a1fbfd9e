import { calls } from '@pundi/contract'
import { activate } from '@pundi/platform/i18n'
import { session } from '@pundi/platform/session'
import { openPage, plan } from '@pundi/devkit/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { answerList, ratna, signedIn, userOf } from '../../testing/answers'
import { changes, type Change } from './changes'

let asked: string[]

beforeEach(() => {
  signedIn()
  asked = answerList('users', [userOf()])
})

afterEach(() => activate('default'))

const before: Record<Change, Parameters<typeof userOf>[0]> = {
  deactivate: { status: 'active' },
  activate: { status: 'deactive' },
  promote: { role: 'user' },
  demote: { role: 'admin' },
}

test.each([
  [
    'deactivate',
    'Nonaktifkan',
    'Apakah Anda yakin ingin menonaktifkan pengguna ini?',
    'User berhasil dinonaktifkan.',
  ],
  ['activate', 'Aktifkan', 'Apakah Anda yakin ingin mengaktifkan pengguna ini?', 'User berhasil diaktifkan.'],
  ['promote', 'Make admin', 'Are you sure you want to make this user an admin?', 'The user is now an admin.'],
  [
    'demote',
    'Remove admin role',
    'Are you sure you want to remove this user’s admin role?',
    'The admin role has been removed.',
  ],
] as const)(
  'to %s, "%s" asks, does it, says so and fetches the list again',
  async (change, act, question, done) => {
    asked = answerList('users', [userOf(before[change])])
    const sent = answerChange(change)
    await ask(act)
    const dialog = within(screen.getByRole('dialog', { name: question }))
    expect(dialog.getByText('sari@example.com')).toBeVisible()
    expect(sent).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: act }))
    expect(await screen.findByText(done)).toBeVisible()
    expect(sent).toEqual([''])
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('nothing is done where somebody thinks better of it', async () => {
  await ask('Nonaktifkan')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(asked).toHaveLength(1)
})

test('a change that fails says so, stays open and can be tried again', async () => {
  plan(calls.deactivateUser, { status: 503 }, { id: 3 })
  await ask('Nonaktifkan')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Nonaktifkan' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^Terjadi kesalahan saat menonaktifkan user\.$/)
  await act(() => activate('en'))
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Something went wrong while deactivating the user\.$/)
  await act(() => activate('default'))
  answerChange('deactivate')
  await userEvent.click(dialog.getByRole('button', { name: 'Nonaktifkan' }))
  expect(await screen.findByText('User berhasil dinonaktifkan.')).toBeVisible()
})

test.each(Object.keys(changes) as Change[])(
  'what the server refuses to %s is said in its words',
  async change => {
    answerList('users', [userOf(before[change])])
    plan(calls[`${change}User`], { status: 409, body: { message: 'Bukan diri sendiri.' } }, { id: 3 })
    await ask(changes[change].act)
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: changes[change].act }),
    )
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `${changes[change].failed} Bukan diri sendiri.`,
    )
  },
)

test('a second press while it runs sends nothing', async () => {
  let go = () => {}
  const sent: string[] = []
  plan(
    calls.deactivateUser,
    async ({ url }) => {
      sent.push(url)
      await new Promise<void>(resolve => (go = resolve))
      return { body: { data: userOf({ status: 'deactive' }) } }
    },
    { id: 3 },
  )
  await ask('Nonaktifkan')
  await userEvent.dblClick(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nonaktifkan' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Loading...' }))
  go()
  expect(await screen.findByText('User berhasil dinonaktifkan.')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the notice follows the language that is chosen while it is shown', async () => {
  answerChange('deactivate')
  await ask('Nonaktifkan')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nonaktifkan' }))
  await screen.findByText('User berhasil dinonaktifkan.')
  await act(() => activate('es'))
  expect(screen.getByText('Usuario desactivado.')).toBeVisible()
})

test('a refusal for the role has the role asked for anew, so that the guard can say that it is gone', async () => {
  plan(calls.deactivateUser, { status: 403, body: { message: 'Hanya untuk admin.' } }, { id: 3 })
  plan(calls.findCurrentUser, { body: { data: { ...ratna, role: 'user' } } })
  await ask('Nonaktifkan')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Nonaktifkan' }))
  await waitFor(() => expect(session.getState().user?.role).toBe('user'))
})

async function ask(act: string) {
  await openPage(pageTable, '/admin/users')
  await userEvent.click(await screen.findByRole('button', { name: `${act}: Sari Contoh` }))
}

function answerChange(change: Change) {
  const sent: string[] = []
  plan(calls[`${change}User`], async request => {
    sent.push(await request.text())
    return { body: { data: userOf() } }
  })
  return sent
}
