import type { Page } from 'playwright-core'

/** What a document is called, and the language and the theme that it is in. */
export const looksOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    theme: document.documentElement.dataset.theme ?? null,
  }))

/** The entries of an area's sidebar. */
export const entriesOf = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link').allInnerTexts()

/** The cards of the dashboard with these titles: the title, then the amount. */
export const sumsOf = (page: Page, ...titles: string[]) =>
  Promise.all(
    titles.map(async title => plain(await page.getByRole('group', { name: title, exact: true }).innerText())),
  )

/** The amounts in the table of transactions. */
export const amountsOf = async (page: Page) =>
  (await page.getByRole('table').locator('tbody td:nth-child(3)').allInnerTexts()).map(plain)

/** Lines, and no-break spaces, which stand between an amount and its sign, become spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The addresses in the history of a tab, as far back as this site goes. */
export const addressesOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
    return navigation.entries().map(({ url }) => url)
  })
