import type { Page } from 'playwright-core'

/** One thing that somebody does, and what shows that it is done. */
export interface Journey {
  name: string
  /** Milliseconds until it is drawn; none where the figure is for the reader alone. */
  most?: number
  /** What is there before. */
  before: (page: Page, round: number) => Promise<unknown>
  act: (page: Page, round: number) => Promise<unknown>
  /** The clock starts with the last event of this kind. */
  event: 'click' | 'input' | 'keydown' | 'change'
  /** Matches something in the page once what was wanted is there. */
  picture: (round: number) => string
}

/** Where the fields already show what is typed into them. */
export const atOnce = () => ':root'

export const openDialog = 'dialog[open]'
const noDialog = `:root:not(:has(${openDialog}))`

/** What a closed dialog leaves behind it: the page, with what matches `selector`. */
export const behindDialog = (selector: string) => `${noDialog} ${selector}`

/** Milliseconds between the keys of a fast typist. */
export const delay = 90

/** How a button is pressed: a finger stays on it for these milliseconds. */
export const press = { delay: 80 }

/** Milliseconds for which a pointer stands on something before it is pressed. */
const hover = 150

/** Follows a link of the navigation as somebody with a pointer does. */
export async function follow(page: Page, label: string) {
  const link = page.getByRole('navigation').getByRole('link', { name: label, exact: true }).first()
  await link.hover()
  await page.waitForTimeout(hover)
  await link.click(press)
}

/** The page of a link of the navigation, with what matches `content` in it. */
export const pageAt = (path: string, content: string) =>
  `:root:has(nav a[aria-current="page"][href="${path}"]) main ${content}`

/** Opens a page of the navigation, if another one or another view of it is open. */
export async function open(page: Page, path: string, label: string) {
  const { pathname, search } = new URL(page.url())
  if (pathname === path && search === '') return
  await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).first().click(press)
  await page.waitForURL(url => url.pathname === path && url.search === '')
}
