import { openTab } from '../browser'
import { eventually } from '../eventually'
import { nameOfFocus, tabTo } from '../measures/tab-through'
import { newPerson } from '../people'

/* Without a pointer, from the first visit to signing out; `tabTo` fails where the focus cannot be seen. */

test('the keyboard alone signs up, books an expense, looks at it, changes its mind and signs out', async () => {
  const person = newPerson()
  const page = await openTab({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  const type = async (field: string, text: string) => {
    const stops = await tabTo(page, field)
    await page.keyboard.type(text)
    return stops
  }
  await page.goto('/sign-up')
  await page.getByRole('heading', { name: 'Sign up' }).waitFor()
  await type('Full Name', person.name)
  // In the order in which they stand.
  expect(await type('Email', person.email)).toEqual(['Email'])
  expect(await type('Phone', person.phone)).toEqual(['Phone'])
  expect(await type('Password', person.password)).toEqual(['Password'])
  expect(await type('Confirm Password', person.password)).toEqual(['Unhide', 'Confirm Password'])
  await tabTo(page, 'Create an Account')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')
  await page.getByText('No transactions found').waitFor()

  // Who is led to a page goes on from its heading; a fresh document begins at its top.
  await eventually(() => page.evaluate(() => document.activeElement?.localName), 'h1')
  await page.reload()
  await page.getByText('No transactions found').waitFor()
  expect((await tabTo(page, 'Skip to the content'))[0]).toBe('Skip to the content')
  await page.keyboard.press('Enter')
  await eventually(() => page.evaluate(() => document.activeElement?.localName), 'main')
  expect(await tabTo(page, 'Tambah Transaksi')).toEqual(['Tambah Transaksi'])

  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await dialog.getByLabel('Amount').waitFor()
  await eventually(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null), true)
  const [amount, kind, category] = [
    dialog.getByLabel('Amount'),
    dialog.getByLabel('Type'),
    dialog.getByLabel('Category'),
  ]
  if (!(await amount.evaluate(input => input === document.activeElement))) await tabTo(page, 'Amount')
  await page.keyboard.type('25500')
  await tabTo(page, 'Type')
  await page.keyboard.type('expense')
  expect(await kind.inputValue()).toBe('expense')
  await tabTo(page, 'Category')
  await page.keyboard.type('Makanan')
  expect(await category.inputValue()).not.toBe('')
  await tabTo(page, 'Description')
  await page.keyboard.type('Nasi padang')
  await tabTo(page, 'Save')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('region', { name: 'Recent Transactions' }).getByText('Nasi padang').waitFor()
  // The invitation is gone, and with it what opened the form.
  await eventually(() => page.evaluate(() => document.activeElement?.localName), 'main')

  await tabTo(page, 'Category')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Category Management' }).waitFor()
  await tabTo(page, 'Delete Makanan')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await nameOfFocus(page)).toBe('Delete Makanan')

  await tabTo(page, 'Logout')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sign-in')
})
