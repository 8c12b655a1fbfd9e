import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expectNoise, openTab } from '../browser'
import { demoAdmin, demoUser, newPerson, signIn, signUp } from '../people'

/* Nothing that axe knows of keeps anybody out, on any screen, in either theme, on a phone or a desk. */

const sizes = { phone: { width: 375, height: 812 }, desk: { width: 1280, height: 900 } }
const places = (['light', 'dark'] as const).flatMap(colorScheme =>
  Object.entries(sizes).map(
    ([name, viewport]) => [`${colorScheme}, ${name}`, { colorScheme, viewport }] as const,
  ),
)

test.each(places)('visitors (%s)', async (_, options) => {
  expectNoise(/status of (401|404)/)
  const page = await openTab({ ...options, reducedMotion: 'reduce' })
  await page.goto('/')
  await look(page, 'landing page')
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Login' }).waitFor()
  await look(page, 'sign-in')
  await signIn(page, newPerson())
  await page.getByRole('alert').waitFor()
  await look(page, 'sign-in, refused')
  await page.goto('/sign-up')
  await signUp(page, { ...newPerson(), password: 'short' })
  await page.locator('[aria-invalid=true]').first().waitFor()
  await look(page, 'sign-up, refused')
  await page.goto('/request-password-reset')
  await page.getByRole('heading', { name: 'Reset Password' }).waitFor()
  await look(page, 'request a reset')
  await page.goto('/change-password')
  await page.getByRole('heading', { name: 'Set a New Password' }).waitFor()
  await look(page, 'set a new password, without a right to')
  await page.goto('/no-such-page')
  await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor()
  await look(page, 'not found')
  await page.goto('/admin')
  await page.getByText('Belum login!').waitFor()
  await look(page, 'sign in first')
})

test.each(places)('users (%s)', async (_, options) => {
  expectNoise(/Failed to load resource/, /Loading (CSS )?chunk/)
  const page = await openTab({ ...options, reducedMotion: 'reduce' })
  await page.goto('/sign-up')
  await signUp(page, newPerson())
  await page.getByText('No transactions found').waitFor()
  await look(page, 'dashboard, empty')
  await page.getByRole('button', { name: 'Tambah Transaksi' }).first().click()
  await page.getByRole('dialog').waitFor()
  await look(page, 'add transaction')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.goto('/transactions')
  await page.getByText('No transactions found.').waitFor()
  await look(page, 'transactions, empty')
  await page.goto('/setting')
  await page.getByText('This device', { exact: false }).first().waitFor()
  await look(page, 'settings')
  await page.goto('/change-password')
  await page.getByRole('button', { name: 'Update Password' }).waitFor()
  await look(page, 'set a new password')
  await page.goto('/admin')
  await page.getByRole('heading', { name: 'This area is for administrators' }).waitFor()
  await look(page, 'not allowed')
  await page.route('**/r/user/*/dashboard.*', route => route.abort())
  await page.goto('/dashboard')
  await page.getByText('Your area cannot be reached').waitFor()
  await look(page, 'area away')
})

test.each(places)('the accounts of a first start (%s)', async (_, options) => {
  expectNoise(/status of 422/)
  const page = await openTab({ ...options, reducedMotion: 'reduce' })
  await page.goto('/sign-in')
  await signIn(page, demoUser())
  await page.waitForURL('**/dashboard')
  await page.locator('figure svg').first().waitFor()
  await look(page, 'dashboard, full')
  await page.goto('/transactions?type=expense')
  await page.getByRole('list', { name: 'Active filters' }).waitFor()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByText(/selected$/).waitFor()
  await look(page, 'transactions, filtered and selected')
  await page.getByRole('button', { name: 'Change category' }).click()
  await page.getByRole('dialog').waitFor()
  await look(page, 'transactions, change of category')
  await page.goto('/transactions?min_amount=abc')
  await page.getByRole('alert').waitFor()
  await look(page, 'transactions, a filter refused')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/sign-in')
  await signIn(page, demoAdmin())
  await page.getByRole('heading', { name: 'Recent Logs' }).waitFor()
  await look(page, 'admin dashboard')
})

/** Fails with the rule and the place of each finding, and where the page scrolls sideways. */
async function look(page: Page, screen: string) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  )
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect({ screen, found, isTooWide }).toEqual({ screen, found: [], isTooWide: false })
}
