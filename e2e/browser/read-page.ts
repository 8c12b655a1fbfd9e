import type { Page } from 'playwright-core'

/** The title, language and theme of a document. */
export const looksOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    theme: document.documentElement.dataset.theme ?? null,
  }))

/** The entries of an area's sidebar. */
export const entriesOf = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link').allInnerTexts()

/** The dashboard's cards with these titles: each title with its amount. What the card says of its days is left out. */
export const sumsOf = (page: Page, ...titles: string[]) =>
  Promise.all(
    titles.map(async title => {
      const card = page.getByRole('group', { name: title, exact: true })
      return plain(`${title} ${await card.getByRole('paragraph').nth(1).innerText()}`)
    }),
  )

/** The amounts in the table of transactions. */
export const amountsOf = async (page: Page) =>
  (await page.getByRole('table').locator('tbody td:nth-child(3)').allInnerTexts()).map(plain)

/** Replaces line breaks and no-break spaces by spaces. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The addresses in the tab's history that belong to this site. */
export const addressesOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
    return navigation.entries().map(({ url }) => url)
  })
