import type { Page } from 'playwright-core'
import { after, openAs, type Open } from '../open-screen'

const open = openAs('user', '/recommendation', 'Recommendation Form')

const answers = [
  ['Num_Bank_Accounts', '2'],
  ['Num_Credit_Card', '6'],
  ['Interest_Rate', '24'],
  ['Num_of_Loan', '3'],
  ['Delay_from_due_date', '12'],
  ['Num_of_Delayed_Payment', '3'],
  ['Changed_Credit_Limit', '10'],
  ['Num_Credit_Inquiries', '4'],
  ['Outstanding_Debt', '48000000'],
  ['Credit_Utilization_Ratio', '62'],
  ['Total_EMI_per_month', '2500000'],
  ['Amount_invested_monthly', '300000'],
] as const

const submit = (page: Page) => page.getByRole('button', { name: 'Show your recommendation' }).click()

async function show(page: Page) {
  for (const [name, value] of answers)
    await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(value)
  await submit(page)
  await page.getByRole('button', { name: 'Save this result' }).click()
  await page.getByText('All factors, weights and thresholds').click()
}

export const recommendationScreens: Record<string, Open> = {
  recommendation: open,
  'recommendation-missing': after(open, submit),
  'recommendation-result': after(open, show),
  'recommendation-no-score': after(open, async page => {
    for (const [name] of answers) await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill('0')
    await submit(page)
    await page.getByText('No score yet').waitFor()
  }),
  'recommendation-clear': after(open, async page => {
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('dialog').waitFor()
  }),
}
