import type { Page } from 'playwright-core'

export const looksOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    lang: document.documentElement.lang,
    theme: document.documentElement.dataset.theme ?? null,
  }))

export const entriesOf = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link').allInnerTexts()

export const sumsOf = (page: Page, ...titles: string[]) =>
  Promise.all(
    titles.map(async title => {
      const card = page.getByRole('group', { name: title, exact: true })
      return plain(`${title} ${await card.getByRole('paragraph').nth(1).innerText()}`)
    }),
  )

export const amountsOf = async (page: Page) =>
  (await page.getByRole('table').locator('tbody td:nth-child(3)').allInnerTexts()).map(plain)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export const addressesOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
    return navigation.entries().map(({ url }) => url)
  })
