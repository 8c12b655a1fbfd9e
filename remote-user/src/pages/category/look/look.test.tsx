import { calls, categoryColors, categoryIcons } from '@pundi/contract'
import { openPage, plan } from '@pundi/devkit/testing'
import { activate } from '@pundi/platform/i18n'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pageTable } from '../../../pages'
import { signedIn } from '../../../testing/answers'
import { answerCategories, answerPeriod, categoryOf } from '../../../testing/categories'
import { answerUndo } from '../../../testing/undo'

const gaji = categoryOf({ id: 1, name: 'Gaji', type: 'income', icon: 'banknote', color: 'teal' })
const makanan = categoryOf({ id: 2, name: 'Makanan', icon: 'utensils', color: 'orange' })
const hiburan = categoryOf({ id: 5, name: 'Hiburan' })

beforeEach(() => {
  signedIn()
  answerPeriod()
})
afterEach(() => activate('default'))

describe('icon and colour', () => {
  test('are chosen for a new category, and go with it', async () => {
    answerCategories(makanan)
    const sent = answer(calls.addCategory)
    const dialog = await pick()
    expect(dialog.getAllByRole('radio')).toHaveLength(categoryColors.length + 1 + categoryIcons.length)
    await userEvent.click(dialog.getByRole('radio', { name: 'Teal' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Coffee, tea' }))
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!)
    await userEvent.type(screen.getByLabelText('Category Name'), 'Kopi')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    await screen.findByText('Kopi has been added.')
    expect(sent).toEqual([{ userid: '3', name: 'Kopi', type: 'income', icon: 'coffee', color: 'teal' }])
  })

  test('stay as they are where nobody chose others, and are taken away by "No colour"', async () => {
    answerCategories(makanan)
    const sent = answer(calls.changeCategory)
    await openPage(pageTable, '/category')
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Makanan' }))
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText('Makanan has been updated.')
    await userEvent.click(screen.getByRole('button', { name: 'Edit Makanan' }))
    await userEvent.click(screen.getByRole('button', { name: 'Icon and colour' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('radio', { name: 'Orange' })).toBeChecked()
    await userEvent.click(dialog.getByRole('radio', { name: 'No colour' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Update' }))
    await screen.findByText('Makanan has been updated.')
    const body = { userid: '3', name: 'Makanan', type: 'expense' }
    expect(sent).toEqual([body, { ...body, icon: 'utensils', color: null }])
  })

  test('an icon is found by each of its words, in the reader’s language and without accents', async () => {
    answerCategories(makanan)
    const dialog = await pick()
    const search = dialog.getByLabelText('Search')
    await userEvent.type(search, ' TEA')
    expect(iconsIn(dialog)).toEqual(['Coffee, tea'])
    await act(() => activate('es'))
    await userEvent.clear(search)
    await userEvent.type(search, 'medico')
    expect(iconsIn(dialog)).toEqual(['Salud, médico'])
    await userEvent.type(search, 'xyz')
    expect(dialog.getByText('No hay íconos con ese nombre.')).toBeVisible()
  })
})

describe('categories to start with', () => {
  test('are added with one press, in the reader’s language, but none whose name exists; one press takes them back', async () => {
    const keluarga = categoryOf({ id: 9, name: 'keluarga' })
    answerCategories(gaji, makanan, keluarga)
    await activate('id')
    const added = [makanan, hiburan].map(({ count: _, ...category }) => category)
    const sent = answer(calls.addCategories, added)
    await openPage(pageTable, '/category')
    await userEvent.click(await screen.findByRole('button', { name: 'Tambah 13 kategori' }))
    expect(await screen.findByText('2 kategori ditambahkan')).toBeVisible()
    const { categories } = sent[0] as { categories: { name: string; type: string; icon: string }[] }
    expect(categories).toHaveLength(13)
    expect(categories[0]).toEqual({
      name: 'Belanja harian',
      type: 'expense',
      icon: 'shopping-basket',
      color: 'lime',
    })
    expect(categories.map(({ name }) => name)).not.toContain('Keluarga')
    const undone = answerUndo()
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }))
    expect(await screen.findByText('Perubahan diurungkan.')).toBeVisible()
    expect(undone).toEqual([{ ids: [8] }])
  })

  test('are not offered to who has many', async () => {
    answerCategories(...Array.from({ length: 8 }, (_, at) => categoryOf({ id: at + 1, name: `K${at}` })))
    await openPage(pageTable, '/category')
    await screen.findByText('K7')
    expect(screen.queryByText('Suggested categories')).not.toBeInTheDocument()
  })
})

async function pick() {
  await openPage(pageTable, '/category')
  await userEvent.click(await screen.findByRole('button', { name: 'Icon and colour' }))
  return within(await screen.findByRole('dialog', { name: 'Icon and colour' }))
}

type Inside = Awaited<ReturnType<typeof pick>>
const iconsIn = (dialog: Inside) =>
  within(dialog.getAllByRole('group')[1]!)
    .getAllByRole('radio')
    .map(radio => radio.getAttribute('aria-label'))

type Answered = typeof calls.addCategory | typeof calls.addCategories | typeof calls.changeCategory

function answer(call: Answered, data: unknown = makanan) {
  const sent: unknown[] = []
  plan(call as typeof calls.addCategory, async request => {
    sent.push(await request.json())
    return { body: { data: data as typeof makanan, activity_ids: [8] } }
  })
  return sent
}
