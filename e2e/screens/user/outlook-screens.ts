import type { Page } from 'playwright-core'
import { after, openAs, type Open } from '../open-screen'

const dashboard = openAs('user', '/dashboard', 'Recent Transactions')

const openSum = async (page: Page) => {
  await page.getByRole('button', { name: 'How we work this out' }).click()
  await page.getByRole('dialog').waitFor()
}
const forecastIn = (page: Page) => page.getByRole('region', { name: 'Balance forecast' })

export const outlookScreens: Record<string, Open> = {
  'dashboard-sum': after(dashboard, openSum),
  'dashboard-spent': after(openAs('spender', '/dashboard', 'Recent Transactions'), page =>
    page.getByRole('region', { name: 'Spent this month' }).waitFor(),
  ),
  'dashboard-budgets-sum': after(openAs('budgeter', '/dashboard', 'Recent Transactions'), async page => {
    await openSum(page)
    await page.getByRole('button', { name: 'Budgets, including carry-over' }).click()
  }),
  'dashboard-what-if': after(dashboard, async page => {
    const form = forecastIn(page).getByRole('form', { name: 'What if' })
    await form.getByLabel('Purchase amount').fill('999000000')
    await form.getByRole('button', { name: 'Try it' }).click()
    await form.getByText(/short on/).waitFor()
  }),
  'dashboard-months': after(dashboard, async page => {
    const months = page.getByRole('region', { name: 'Cash flow by month' })
    await months.getByRole('button', { name: 'Show as a table' }).click()
    await page.getByRole('dialog').waitFor()
  }),
  'dashboard-days': after(dashboard, async page => {
    await forecastIn(page).getByRole('button', { name: 'Show as a table' }).click()
    await page.getByRole('dialog').waitFor()
  }),
}
