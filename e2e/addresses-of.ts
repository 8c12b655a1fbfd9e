import type { Page } from 'playwright-core'

/** The addresses in the history of a tab, as far back as this site goes. */
export const addressesOf = (page: Page) =>
  page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
    return navigation.entries().map(({ url }) => url)
  })
