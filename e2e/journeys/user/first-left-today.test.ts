import type { Locator } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { newPerson } from '../../product/people'

/*
 * Prints the time that a new user needs from the landing page to the first amount "left today". The
 * user's time follows the keystroke-level model (Card, Moran and Newell, 1980). `key` is in
 * milliseconds per key; `press` includes pressing, thinking and pointing. The machine's time is
 * measured.
 */
const pace = { key: 280, press: 1350 + 1100 + 200 }

const most = 120_000

test('who signs up sees on the dashboard in less than two minutes what is left today', async ({ page }) => {
  const person = newPerson()
  const email = 'sari.contoh.pundi@example.com'
  const hand = newHand()
  await page.goto('/')
  await hand.press(page.getByRole('link', { name: 'Get Started' }).first())
  for (const [label, value, typed] of [
    ['Full Name', person.name],
    ['Email', person.email, email],
    ['Phone', person.phone],
    ['Password', person.password],
    ['Confirm Password', person.password],
  ] as const)
    await hand.fill(page.getByLabel(label, { exact: label === 'Password' }), value, typed)
  await hand.press(page.getByRole('button', { name: 'Create an Account' }))
  await page.waitForURL('**/dashboard')

  await hand.press(page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first())
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await hand.fill(form.getByLabel('Amount'), '5000000')
  await hand.choose(form.getByLabel('Type'), 'income')
  await hand.choose(form.getByLabel('Category'), 'Gaji')
  await hand.fill(form.getByLabel('Description'), 'Gaji')
  await hand.press(form.getByRole('button', { name: 'Save' }))
  const left = page.getByRole('region', { name: 'Left today' })
  await expect(left).toContainText(/Rp\s?[1-9]/)
  await expect(left.getByText(/a day until|the last day/)).toBeVisible()

  const time = hand.time()
  console.log(`from the landing page to the first "left today": ${hand.said()}`)
  expect(time).toBeLessThan(most)

  await left.getByRole('button', { name: 'How we work this out' }).click()
  const sum = page.getByRole('dialog', { name: 'Left today' })
  await expect(sum.getByRole('link', { name: 'Income up to today' })).toBeVisible()
})

function newHand() {
  const began = Date.now()
  let [presses, keys] = [0, 0]
  const machine = () => Date.now() - began
  const time = () => machine() + presses * pace.press + keys * pace.key
  const press = async (place: Locator) => {
    presses++
    await place.click()
  }
  return {
    press,
    /** @param typed the text that a user would type, if the test fills in another `text` */
    fill: async (place: Locator, text: string, typed = text) => {
      await press(place)
      keys += typed.length
      await place.fill(text)
    },
    choose: async (place: Locator, label: string) => {
      presses += 2
      await place.selectOption({ label })
    },
    time,
    said: () =>
      `${(time() / 1000).toFixed(0)} s, with ${presses} presses, ${keys} keys and ${(machine() / 1000).toFixed(1)} s of the machine`,
  }
}
