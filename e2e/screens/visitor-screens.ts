import type { Page } from 'playwright-core'
import { after, openAt, whileCall, whileReading, type Open } from './open-screen'

const at =
  (address: string, heading: string): Open =>
  page =>
    openAt(page, address, heading)

export const visitorScreens: Record<string, Open> = {
  landing: page => page.goto('/'),
  'landing-id': page => page.goto('/id'),
  'landing-es': page => page.goto('/es'),
  'sign-in': at('/sign-in', 'Sign in'),
  'sign-in-refused': after(at('/sign-in', 'Sign in'), async page => {
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a wrong password')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('alert').waitFor()
  }),
  'sign-up': at('/sign-up', 'Sign up'),
  'sign-up-refused': after(at('/sign-up', 'Sign up'), async page => {
    await page.getByLabel('Full Name').fill('Sari Contoh')
    await page.getByLabel('Email').fill('sari@example.com')
    await page.getByLabel('Phone').fill('081234567890')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm Password').fill('another')
    await page.getByRole('button', { name: 'Create an Account' }).click()
    await page.locator('[aria-invalid=true]').first().waitFor()
  }),
  'request-password-reset': at('/request-password-reset', 'Reset Password'),
  'request-password-reset-sent': after(at('/request-password-reset', 'Reset Password'), async page => {
    await page.getByLabel('Email').fill('nobody@example.com')
    await page.getByRole('button', { name: 'Request Reset Password' }).click()
    await page.getByRole('status').waitFor()
  }),
  'confirm-email': at('/confirm-email?token=confirm.nobodys', 'Confirm your email address'),
  'confirm-email-present': at('/confirm-email?token=prove.nobodys', 'Confirm your email address'),
  'confirm-email-no-link': at('/confirm-email', 'Confirm your email address'),
  unsubscribe: at('/unsubscribe?token=unsubscribe.nobodys', 'Stop these emails'),
  'unsubscribe-done': after(
    at(`/unsubscribe?token=unsubscribe.${'n'.repeat(43)}`, 'Stop these emails'),
    async page => {
      await page.getByRole('button', { name: 'Stop these emails' }).click()
      await page.getByRole('status').waitFor()
    },
  ),
  'unsubscribe-no-link': at('/unsubscribe', 'Stop these emails'),
  'change-password-no-right': at('/change-password', 'Set a New Password'),
  'google-callback': whileCall('**/api/**', 'hangs', async (page: Page) => {
    await openAt(page, '/sign-in', 'Sign in')
    await page.evaluate(() => sessionStorage.setItem('google', 'a'.repeat(32)))
    await openAt(page, `/google-callback?token=1%7Cnobodys&tab=${'a'.repeat(32)}`, 'Processing login...')
  }),
  'sign-in-not-asked-for': after(at('/google-callback?token=1%7Cnobodys', 'Sign in'), page =>
    page.getByRole('alert').waitFor(),
  ),
  'not-found': at('/no-such-page', 'Page not found'),
  'sign-in-first': whileReading(async page => {
    await page.goto('/admin')
    await page.getByText('Belum login!').waitFor()
  }),
}
