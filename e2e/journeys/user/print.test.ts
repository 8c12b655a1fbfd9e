import { expect, test } from '../../browser/test'

test('a filtered list is printed without what is pressed, on white, and says what it is filtered by', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  await book({
    amount: '25500',
    category: 'Makanan',
    description: 'Nasi padang',
    transaction_date: '2026-11-20',
  })
  await page.goto('/transactions?category=Makanan')
  const row = page.getByRole('row').nth(1)
  await expect(row).toBeVisible()
  // Set the theme late, because the shell first applies the theme of the user's settings.
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'))
  const printed = page.getByText(/^Printed on \d\d\/\d\d\/\d{4}$/)
  await expect(printed).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(printed).toBeVisible()
  for (const hidden of [
    page.getByRole('navigation', { name: 'Pages', exact: true }),
    page.getByRole('button', { name: 'Logout' }),
    page.getByRole('button', { name: 'Tambah Transaction' }),
    page.getByRole('checkbox').first(),
    page.getByLabel('Min Amount'),
    row.getByRole('button').first(),
  ])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Makanan')
  await expect(row).toContainText('Nasi padang')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await ground()).toBe('rgb(250, 248, 244)')
  await page.emulateMedia({ media: 'screen' })
  expect(await ground()).toBe('rgb(12, 21, 18)')
})

test('a dashboard is printed with its figures, and without what is pressed and tried', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  await book({
    amount: '25500',
    category: 'Makanan',
    description: 'Nasi padang',
    transaction_date: '2026-01-02',
  })
  await page.goto('/dashboard')
  await expect(page.getByText('Nasi padang')).toBeVisible()
  await expect(page.getByRole('form', { name: 'What if' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [
    page.getByRole('form', { name: 'What if' }),
    page.getByRole('button', { name: 'How we work this out' }),
    page.getByRole('link', { name: 'See all' }),
    page.getByRole('button', { name: 'Show as a table' }).first(),
  ])
    await expect(hidden).toBeHidden()
  await expect(page.getByText('Nasi padang')).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Balance forecast' })).toBeVisible()
})
