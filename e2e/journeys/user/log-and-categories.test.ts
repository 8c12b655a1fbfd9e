import { expect, test } from '../../browser/test'

test('a category with transactions moves them before it goes, and a deleted one comes back elsewhere', async ({
  openAsNew,
}) => {
  const { page, call, book } = await openAsNew()
  const id = await book({
    amount: '25500',
    category: 'Makanan',
    description: 'Nasi padang',
    transaction_date: '2026-11-20',
  })

  await page.goto('/category')
  await expect(page.getByRole('link', { name: '1 transaction in Makanan' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete Makanan' }).click()
  const removal = page.getByRole('dialog', { name: 'Delete the category Makanan?' })
  await expect(removal.getByText('Makanan has 1 transaction.')).toBeVisible()
  await removal.getByLabel('Move transactions to').selectOption('Hiburan')
  await removal.getByRole('button', { name: 'Move and delete' }).click()
  await expect(page.getByRole('link', { name: '1 transaction in Hiburan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete Makanan' })).toHaveCount(0)

  await call(`DELETE /transactions/${id}`)
  await page.reload()
  await page.getByRole('button', { name: 'Delete Hiburan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The category has been deleted.')).toBeVisible()

  await page.getByRole('link', { name: 'Log Activity' }).click()
  await expect(page.getByRole('heading', { name: 'Log Activity' })).toBeFocused()
  await page.getByPlaceholder('Search activities...').fill('hapus transaksi')
  await page.waitForURL('**/log-activity?search=hapus+transaksi')
  await page.getByRole('button', { name: 'Hapus transaksi', exact: true }).click()
  const entry = page.getByRole('dialog', { name: 'Hapus transaksi' })
  await expect(entry.getByRole('row', { name: 'Description Nasi padang' })).toBeVisible()
  await entry.getByLabel('Category').selectOption('Transportasi')
  await entry.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByText('Item restored.')).toBeVisible()
  expect(await call('GET /transactions')).toMatchObject([
    { id, amount: '25500.00', description: 'Nasi padang', category: { name: 'Transportasi' } },
  ])
})

test('a first set of categories is added and sorted, looks as chosen, and what is archived is not offered', async ({
  openAsNew,
}) => {
  const { page, call, book } = await openAsNew()
  await book({ amount: '25500', category: 'Makanan', description: 'Nasi', transaction_date: '2026-01-20' })
  await page.goto('/category')
  await page.getByRole('button', { name: 'Add 14 categories' }).click()
  await expect(page.getByText('14 categories added')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Change undone.')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Makanan' }).click()
  await page.getByRole('button', { name: 'Icon and colour' }).click()
  const looks = page.getByRole('dialog', { name: 'Icon and colour' })
  await looks.getByLabel('Search').fill('tea')
  await looks.getByRole('radio', { name: 'Coffee, tea' }).check()
  await looks.getByRole('radio', { name: 'Pink' }).check()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Makanan has been updated.')).toBeVisible()

  await page.getByRole('button', { name: 'Sort categories' }).click()
  const sorting = page.getByRole('dialog', { name: 'Sort categories' })
  await sorting.getByRole('button', { name: /^Move Hiburan: drag/ }).hover()
  await page.mouse.down()
  await sorting.getByText('Makanan').hover()
  await page.mouse.up()
  await sorting.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('The order has been saved.')).toBeVisible()

  await page.getByRole('button', { name: 'Archive Transportasi' }).click()
  await expect(page.getByText('Transportasi has been archived.')).toBeVisible()
  expect(await call('GET /categories')).toMatchObject([
    { name: 'Gaji', icon: 'banknote' },
    { name: 'Hiburan' },
    { name: 'Makanan', icon: 'coffee', color: 'pink', count: 1 },
    { name: 'Transportasi', is_archived: true },
  ])

  await page.goto('/transactions?add=expense')
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await expect(form.getByRole('button', { name: 'Hiburan' })).toBeVisible()
  await expect(form.getByRole('button', { name: 'Transportasi' })).toHaveCount(0)
})

test('a category is dragged past all others, down and up again', async ({ openAsNew }) => {
  const { page } = await openAsNew()
  await page.goto('/category')
  await page.getByRole('button', { name: 'Sort categories' }).click()
  const list = page.getByRole('dialog').getByRole('region', { name: 'Expense' }).getByRole('listitem')
  const handleOf = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}: drag`) })
  await expect(list).toHaveCount(3)
  const [first = '', , last = ''] = await list.allInnerTexts()

  for (const [from, to, order] of [
    [0, 2, 'down'],
    [2, 0, 'up'],
  ] as const) {
    const [start, end] = [await list.nth(from).boundingBox(), await list.nth(to).boundingBox()]
    const handle = (await handleOf(first).boundingBox())!
    await page.mouse.move(handle.x + handle.width / 2, start!.y + start!.height / 2)
    await page.mouse.down()
    await page.mouse.move(handle.x + handle.width / 2, end!.y + end!.height / 2, { steps: 20 })
    await page.mouse.up()
    await expect(list, order).toContainText(order === 'down' ? [/./, last, first] : [first, /./, last])
  }
})
