import { calls } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../pages'
import { signedIn } from '../../testing/answers'
import { answerWallets, walletOf } from '../../testing/wallets'

const bca = walletOf()
const visa = walletOf({ id: 3, name: 'Visa', kind: 'card', balance: '-750000.00' })

beforeEach(() => signedIn())

describe('a wallet that was changed since its form was opened', () => {
  test('is compared, and overwritten only if that is chosen', async () => {
    answerWallets([bca])
    const versions: (string | null)[] = []
    plan(
      calls.changeWallet,
      ({ headers }) => {
        versions.push(headers.get('if-match'))
        answerWallets([{ ...bca, name: 'BCA Gaji', version: 'second' }])
        return Promise.resolve(
          versions.length < 2
            ? { status: 412, body: { message: 'Sudah diubah' } }
            : { body: { data: { ...bca, name: 'BCA Sari' } } },
        )
      },
      { id: 1 },
    )
    const form = await openEdit('BCA')
    await userEvent.type(form.getByLabelText('Name'), ' Sari')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await form.findByRole('alert')).toHaveTextContent('Sudah diubah')
    expect(await form.findByLabelText('Current version')).toHaveTextContent(/^NameBCA Gaji$/)
    await userEvent.click(form.getByRole('button', { name: 'Keep your version' }))
    expect(await screen.findByText('BCA Sari has been updated.')).toBeVisible()
    expect(versions).toEqual(['"first"', null])
  })

  test('is taken as it is now', async () => {
    answerWallets([bca])
    plan(
      calls.changeWallet,
      () => {
        answerWallets([{ ...bca, name: 'BCA Gaji', version: 'second' }])
        return Promise.resolve({ status: 412, body: { message: 'Sudah diubah' } })
      },
      { id: 1 },
    )
    const form = await openEdit('BCA')
    await userEvent.type(form.getByLabelText('Name'), ' Sari')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await userEvent.click(await form.findByRole('button', { name: 'Use the current version' }))
    expect(await screen.findByDisplayValue('BCA Gaji')).toBeVisible()
  })

  test('stays closed where that is what was changed, whatever is kept of the rest', async () => {
    answerWallets([bca, visa])
    const sent: unknown[] = []
    plan(
      calls.changeWallet,
      async request => {
        sent.push(await request.json())
        answerWallets([visa, { ...bca, is_closed: true, version: 'second' }])
        return sent.length < 2
          ? { status: 412, body: { message: 'Sudah diubah' } }
          : { body: { data: { ...bca, name: 'BCA Sari', is_closed: true } } }
      },
      { id: 1 },
    )
    const form = await openEdit('BCA')
    await userEvent.type(form.getByLabelText('Name'), ' Sari')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await userEvent.click(await form.findByRole('button', { name: 'Keep your version' }))
    expect(await screen.findByText('BCA Sari has been updated.')).toBeVisible()
    expect(sent).toMatchObject([{ is_closed: false }, { name: 'BCA Sari', is_closed: true }])
  })

  test('what is typed about one that is gone stays, for a new one', async () => {
    answerWallets([bca, visa])
    plan(
      calls.changeWallet,
      () => {
        answerWallets([visa])
        return Promise.resolve({ status: 404, body: { message: 'Tidak ditemukan' } })
      },
      { id: 1 },
    )
    const form = await openEdit('BCA')
    await userEvent.type(form.getByLabelText('Name'), ' Sari')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('dialog', { name: 'New wallet' })).toBeVisible()
    const sent: unknown[] = []
    plan(calls.addWallet, async request => {
      sent.push(await request.json())
      return { status: 201, body: { data: bca } }
    })
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    await screen.findByText('BCA has been added.')
    expect(sent).toMatchObject([{ name: 'BCA Sari', opening_balance: '1000000' }])
  })
})

async function openEdit(name: string) {
  await openPage(pageTable, '/wallet')
  await userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }))
  return within(await screen.findByRole('dialog', { name: 'Edit wallet' }))
}
