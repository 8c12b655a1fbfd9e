import type { Page } from 'playwright-core'
import {
  answerLate,
  delay,
  fillForm,
  filter,
  filtered,
  fullList,
  hover,
  openDashboard,
  openDialog,
  openForm,
  openList,
  save,
  search,
} from './prepare'

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
  picture: (round: number) => string
}

export const journeys: Journey[] = [
  {
    name: 'search: last key to the filtered list',
    most: 150,
    before: openList,
    act: page => search(page).pressSequentially('kereta', { delay }),
    event: 'input',
    picture: () => filtered,
  },
  {
    name: 'clear a filter by its chip',
    most: 100,
    before: filter,
    act: page => page.locator(filtered).click(),
    event: 'click',
    picture: () => fullList,
  },
  {
    name: 'clear the search by emptying it',
    most: 100,
    before: filter,
    act: async page => {
      await search(page).press('ControlOrMeta+a')
      await search(page).press('Delete')
    },
    event: 'input',
    picture: () => fullList,
  },
  {
    name: 'clear all filters',
    most: 100,
    before: filter,
    act: page => page.getByRole('button', { name: 'Reset Filters' }).click(),
    event: 'click',
    picture: () => fullList,
  },
  {
    name: 'open the list from the dashboard, by pointer',
    most: 70,
    before: openDashboard,
    act: async page => {
      const link = page.getByRole('link', { name: 'Transactions', exact: true }).first()
      await link.hover()
      await page.waitForTimeout(hover)
      await link.click()
    },
    event: 'click',
    picture: () => fullList,
  },
  {
    name: 'open the list from the dashboard, by keyboard',
    most: 70,
    before: openDashboard,
    act: async page => {
      const link = page.getByRole('link', { name: 'Transactions', exact: true }).first()
      await link.focus()
      await page.waitForTimeout(hover)
      await link.press('Enter')
    },
    event: 'click',
    picture: () => fullList,
  },
  {
    name: 'sort by amount',
    before: openList,
    act: page => page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click(),
    event: 'click',
    picture: () => 'th[data-align="end"][aria-sort="descending"]',
  },
  {
    name: 'select 50 rows',
    before: openDashboard,
    act: async page => {
      await openList(page)
      await page.getByLabel('Select all on this page').click()
    },
    event: 'click',
    picture: () => 'tr[data-row][aria-selected="true"]:nth-of-type(50)',
  },
  {
    name: 'open the form',
    before: openList,
    act: page => page.getByRole('button', { name: 'Tambah Transaction', exact: true }).click(),
    event: 'click',
    picture: () => `${openDialog} [name="amount"]`,
  },
  {
    name: 'type an amount',
    before: openForm,
    act: page => page.getByLabel('Amount', { exact: true }).pressSequentially('1250000', { delay }),
    event: 'input',
    picture: () => openDialog,
  },
  {
    name: 'save: the booking in the list',
    most: 100,
    before: async (page, round) => {
      await answerLate(page, 0)
      await fillForm(page, `Bakso ${round}`)
    },
    act: save,
    event: 'click',
    picture: round => `:root:not(:has(${openDialog})) [title="Bakso ${round}"]`,
  },
  {
    name: 'save, where the server takes five seconds',
    most: 100,
    before: async (page, round) => {
      await answerLate(page, 5000)
      await fillForm(page, `Soto ${round}`)
    },
    act: save,
    event: 'click',
    picture: round => `:root:not(:has(${openDialog})) [title="Soto ${round}"]`,
  },
  {
    name: 'ask before deleting',
    before: openList,
    act: page => page.getByRole('button', { name: 'Delete', exact: true }).first().click(),
    event: 'click',
    picture: () => openDialog,
  },
  {
    name: 'change the theme',
    before: async (page, round) => {
      await openDashboard(page)
      await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
      await page.getByLabel('Theme').selectOption(round % 2 ? 'dark' : 'light')
    },
    act: page => page.getByRole('button', { name: /^Save/ }).click(),
    event: 'click',
    picture: round => `:root[data-theme="${round % 2 ? 'dark' : 'light'}"]`,
  },
]
