import { expect, test } from '../../browser/test'
import { nameOfFocus, tabTo } from '../../measures/tab-through'
import { newPerson } from '../../product/people'

test('the keyboard alone signs up, books an expense, looks at it, changes its mind and signs out', async ({
  openTab,
}) => {
  const person = newPerson()
  const page = await openTab({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  const type = async (field: string, text: string) => {
    const stops = await tabTo(page, field)
    await page.keyboard.type(text)
    return stops
  }
  await page.goto('/sign-up')
  await expect(page.getByRole('heading', { name: 'Sign up' })).toBeVisible()
  await type('Full Name', person.name)
  expect(await type('Email', person.email)).toEqual(['Email'])
  expect(await type('Phone', person.phone)).toEqual(['Phone'])
  expect(await type('Password', person.password)).toEqual(['Password'])
  expect(await type('Confirm Password', person.password)).toEqual(['Unhide', 'Confirm Password'])
  await tabTo(page, 'Create an Account')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()

  await expect(page.locator('h1')).toBeFocused()
  await page.reload()
  await expect(page.getByText('No transactions found')).toBeVisible()
  expect((await tabTo(page, 'Skip to content'))[0]).toBe('Skip to content')
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  expect(await tabTo(page, 'Tambah Transaksi')).toEqual(['Tambah Transaksi'])

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await expect(dialog.getByLabel('Amount')).toBeVisible()
  await expect(dialog.locator(':focus')).toBeVisible()
  const [amount, kind, category] = [
    dialog.getByLabel('Amount'),
    dialog.getByLabel('Type'),
    dialog.getByLabel('Category'),
  ]
  if (!(await amount.evaluate(input => input === document.activeElement))) await tabTo(page, 'Amount')
  await page.keyboard.type('25500')
  await tabTo(page, 'Type')
  await page.keyboard.type('expense')
  await expect(kind).toHaveValue('expense')
  await tabTo(page, 'Category')
  await page.keyboard.type('Makanan')
  expect(await category.inputValue()).not.toBe('')
  await tabTo(page, 'Description')
  await page.keyboard.type('Nasi padang')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Recent Transactions' }).getByText('Nasi padang'),
  ).toBeVisible()
  // The button that opened the form was part of the empty list and no longer exists. The focus
  // therefore moves to `main`.
  await expect(page.locator('main')).toBeFocused()

  await tabTo(page, 'Category')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Category Management' })).toBeVisible()
  await tabTo(page, 'Delete Makanan')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await nameOfFocus(page)).toBe('Delete Makanan')

  await tabTo(page, 'Logout')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')
})
