import type { Page } from 'playwright-core'

export interface Journey {
  name: string
  /** The limit in milliseconds. If absent, the time is printed but not checked. */
  most?: number
  before: (page: Page, round: number) => Promise<unknown>
  act: (page: Page, round: number) => Promise<unknown>
  /** The measurement starts at the last event of this type. */
  event: 'click' | 'input' | 'keydown' | 'change'
  picture: (round: number) => string
}

export const atOnce = () => ':root'

export const openDialog = 'dialog[open]'
const noDialog = `:root:not(:has(${openDialog}))`

export const behindDialog = (selector: string) => `${noDialog} ${selector}`

export const delay = 90

export const press = { delay: 80 }

const hover = 150

export async function follow(page: Page, label: string) {
  const link = page.getByRole('navigation').getByRole('link', { name: label, exact: true }).first()
  await link.hover()
  await page.waitForTimeout(hover)
  await link.click(press)
}

export const pageAt = (path: string, content: string) =>
  `:root:has(nav a[aria-current="page"][href="${path}"]) main ${content}`

export async function open(page: Page, path: string, label: string) {
  const { pathname, search } = new URL(page.url())
  if (pathname === path && search === '') return
  await page.getByRole('navigation').getByRole('link', { name: label, exact: true }).first().click(press)
  await page.waitForURL(url => url.pathname === path && url.search === '')
}
