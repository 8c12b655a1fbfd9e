import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { standardTimeZone } from '@pundi/contract/choices'
import type { Newcomer } from '../../browser/test'

/*
 * Tests the most frequent task, recording one expense. Prints the user's time, which is computed
 * from clicks and keys, and the measured time of the machine.
 */

/** Milliseconds per click or key. */
const pace = 260

const phone = { viewport: { width: 375, height: 812 }, hasTouch: true }

test('a usual expense takes three presses and its digits', async ({ openAsNew }) => {
  const newcomer = await openAsNew(phone)
  await bookHabits(newcomer)
  const { page } = newcomer
  await openDashboard(page, '/dashboard')

  const hand = handOn(page)
  await hand.press('Tambah Transaksi')
  await expect(page.getByLabel('Amount', { exact: true })).toBeFocused()
  await hand.type('18500')
  await hand.press('Makanan', formOf(page))
  await hand.press('Save', formOf(page))
  await expect(page.getByText('New transaction added!')).toBeVisible()
  console.log(hand.said('a usual expense'))
  expect(hand.presses()).toBeLessThanOrEqual(3)
  expect(await newestOf(newcomer)).toMatchObject({ amount: '18500.00', description: 'Makanan' })
})

test('a repeated expense takes two presses, and a bookmark saves the first; Undo takes it back; a budget that passes a mark by it says so', async ({
  openAsNew,
}) => {
  const newcomer = await openAsNew(phone)
  await bookHabits(newcomer)
  const { page, call } = newcomer
  // Two expenses of 25000 are dated today and yesterday. On the first day of a month, only today's
  // expense counts. The next expense then makes 50000, more than 80 % of the budget. On all other
  // days, both expenses count. The next expense then makes 75000, more than 100 %.
  const categories = await call<{ id: number; name: string }[]>('GET /categories')
  const { id } = categories.find(({ name }) => name === 'Makanan')!
  await call(`PUT /budgets/${id}`, { amount: '55000', from_period: dayBefore(0) })
  const toBudgets = page.getByRole('link', { name: 'View your budgets' })
  await openDashboard(page, '/dashboard')

  const hand = handOn(page)
  await hand.press('Tambah Transaksi')
  await hand.press(/Nasi padang/, formOf(page))
  await expect(page.getByText('New transaction added!')).toBeVisible()
  console.log(hand.said('a repeated expense'))
  expect(hand.presses()).toBe(2)
  await expect(page.getByText(/^Makanan: .*this month’s budget/)).toBeVisible()
  await expect(toBudgets).toBeVisible()
  const nasi = ['25000.00', 'Nasi padang']
  const booked = async () => (await listOf(newcomer)).data.map(one => [one.amount, one.description])
  expect(await booked()).toEqual([nasi, nasi, nasi, ['4000.00', 'Bus']])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 transaction deleted')).toBeVisible()
  await expect(toBudgets).toBeHidden()
  expect(await booked()).toEqual([nasi, nasi, ['4000.00', 'Bus']])

  await openDashboard(page, '/dashboard?add=expense')
  await expect(page.getByRole('group', { name: 'Repeat' }).getByRole('button')).toHaveText([/Nasi padang/])
  expect(new URL(page.url()).search).toBe('')
  await hand.press(/Nasi padang/, formOf(page))
  await expect(page.getByText('New transaction added!')).toBeVisible()
  expect(hand.presses()).toBe(3)
  expect(await booked()).toEqual([nasi, nasi, nasi, ['4000.00', 'Bus']])

  await toBudgets.click()
  await expect(page).toHaveURL(/\/budget$/)
  await expect(page.getByRole('link', { name: 'Makanan' })).toBeVisible()
})

test('a key that is pressed before there is a page opens the line once there is', async ({ openAsNew }) => {
  const { page } = await openAsNew({ viewport: { width: 1280, height: 800 } })
  let goOn = () => {}
  const late = new Promise<void>(resolve => (goOn = resolve))
  await page.route('**/r/shell/*/shell.js', async route => {
    await late
    await route.continue()
  })
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.waitForFunction(() => 'pundiKeys' in window)
  await page.keyboard.press('n')
  goOn()
  await expect(page.getByLabel('Describe the transaction')).toBeFocused()
})

test('a line is one key, what is written, and Enter', async ({ openAsNew }) => {
  const newcomer = await openAsNew({ viewport: { width: 1280, height: 800 } })
  await bookHabits(newcomer)
  const { page } = newcomer
  await openDashboard(page, '/dashboard')

  const hand = handOn(page)
  await hand.type('n')
  await expect(page.getByLabel('Describe the transaction')).toBeFocused()
  await hand.type('nasi padang 25rb kemarin')
  const understood = page.getByRole('group', { name: 'We read this as' })
  await expect(understood).toContainText('Makanan')
  await expect(understood).toContainText('25.000')
  await hand.key('Enter')
  await expect(page.getByText('New transaction added!')).toBeVisible()
  console.log(hand.said('a line'))
  const { data } = await listOf(newcomer)
  expect(data.map(one => [one.description, one.transaction_date])).toContainEqual([
    'nasi padang',
    dayBefore(1),
  ])
})

const formOf = (page: Page) => page.getByRole('dialog')

function handOn(page: Page) {
  const began = Date.now()
  let presses = 0
  let keys = 0
  return {
    press: async (name: string | RegExp, place: Page | Locator = page) => {
      presses++
      const exact = typeof name === 'string'
      await place.getByRole('button', { name, exact }).locator('visible=true').first().click()
    },
    type: async (text: string) => {
      keys += text.length
      await page.keyboard.type(text)
    },
    key: async (key: string) => {
      keys++
      await page.keyboard.press(key)
    },
    presses: () => presses,
    said: (what: string) => {
      const seconds = (Date.now() - began + (presses + keys) * pace) / 1000
      return `${what}: ${presses} presses and ${keys} keys, ${seconds.toFixed(1)} s at ${pace} ms each`
    },
  }
}

/** Waits until the form's code has loaded, as if the user had looked at the page first. */
async function openDashboard(page: Page, address: string) {
  const form = page.waitForResponse(/\/form-messages-\w+\.js/)
  await page.goto(address)
  await form
  await expect(page.getByText('Recent Transactions')).toBeVisible()
}

async function bookHabits({ book }: Newcomer) {
  const nasi = { category: 'Makanan', amount: '25000', description: 'Nasi padang' }
  for (const days of [0, 1]) await book({ ...nasi, transaction_date: dayBefore(days) })
  const bus = { category: 'Transportasi', amount: '4000', description: 'Bus' }
  await book({ ...bus, transaction_date: dayBefore(2) })
}

function dayBefore(days: number) {
  const moment = Date.now() - days * 24 * 60 * 60_000
  return new Intl.DateTimeFormat('sv', { timeZone: standardTimeZone }).format(moment)
}

interface Booked {
  amount: string
  description: string
  transaction_date: string
}

const listOf = async ({ call }: Newcomer) => ({ data: await call<Booked[]>('GET /transactions') })
const newestOf = async (newcomer: Newcomer) => (await listOf(newcomer)).data[0]
