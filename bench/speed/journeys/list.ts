import { atOnce, delay, follow, openDialog, press, type Journey } from './journey'
import {
  answered,
  filter,
  filtered,
  filterField,
  fullList,
  openDashboard,
  openList,
  openListAnew,
  openSecondPage,
  rowButton,
  rowsInSight,
  search,
  selected,
  turned,
} from './prepare'

const sorted = (direction: string, column: string) => `${answered} th${column}[aria-sort="${direction}"]`

const openByPointer: Journey = {
  name: 'open the list, by pointer',
  before: openDashboard,
  act: page => follow(page, 'Transactions'),
  event: 'click',
  picture: () => fullList,
}

const openByKey: Journey = {
  ...openByPointer,
  name: 'open the list, by key',
  act: async page => {
    const link = page.getByRole('link', { name: 'Transactions', exact: true }).first()
    await link.focus()
    await page.waitForTimeout(150)
    await link.press('Enter')
  },
}

export const listJourneys: Journey[] = [
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
    act: page => page.locator(filtered).click(press),
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
    act: page => page.getByRole('button', { name: 'Reset Filters' }).click(press),
    event: 'click',
    picture: () => fullList,
  },
  { ...openByPointer, name: `${openByPointer.name}: rows in sight`, most: 70, picture: () => rowsInSight },
  { ...openByPointer, name: `${openByPointer.name}: the whole page` },
  { ...openByKey, name: `${openByKey.name}: rows in sight`, most: 70, picture: () => rowsInSight },
  { ...openByKey, name: `${openByKey.name}: the whole page` },
  {
    name: 'filter by type',
    before: openList,
    act: page => filterField(page, 'Type').selectOption('income'),
    event: 'change',
    picture: () => '[aria-label="Active filters"] [aria-label*="Type"]',
  },
  {
    name: 'filter by category',
    before: openList,
    act: page => filterField(page, 'Category').selectOption('Makanan'),
    event: 'change',
    picture: () => '[aria-label="Active filters"] [aria-label$="Makanan"]',
  },
  {
    name: 'filter by an amount: last key to the list',
    before: openList,
    act: page => filterField(page, 'Min Amount').pressSequentially('1500000', { delay }),
    event: 'input',
    picture: () => '[aria-label="Active filters"] [aria-label$="1.500.000"]',
  },
  {
    name: 'sort by amount',
    before: openList,
    act: page => page.getByRole('columnheader', { name: 'Amount' }).getByRole('link').click(press),
    event: 'click',
    picture: () => sorted('descending', '[data-align="end"]'),
  },
  {
    name: 'sort by date',
    before: openList,
    act: page => page.getByRole('columnheader', { name: 'Date' }).getByRole('link').click(press),
    event: 'click',
    picture: () => sorted('ascending', ':not([data-align])'),
  },
  {
    name: 'turn to the next page',
    before: openListAnew,
    act: page => page.getByRole('link', { name: 'Next', exact: true }).click(press),
    event: 'click',
    picture: () => `${answered} ${turned}`,
  },
  {
    name: 'turn to the previous page',
    before: openSecondPage,
    act: page => page.getByRole('link', { name: 'Previous', exact: true }).click(press),
    event: 'click',
    picture: () => `${answered} nav[aria-label^="Pages"] a:only-of-type`,
  },
  {
    name: 'select a row',
    before: openListAnew,
    act: page => page.getByRole('row').nth(2).getByRole('checkbox').click(press),
    event: 'click',
    picture: () => selected,
  },
  {
    name: 'select 50 rows',
    before: openListAnew,
    act: page => page.getByLabel('Select all on this page').click(press),
    event: 'click',
    picture: () => `${selected}:nth-of-type(50)`,
  },
  {
    name: 'clear the selection of 50 rows',
    before: async page => {
      await openListAnew(page)
      await page.getByLabel('Select all on this page').click(press)
    },
    act: page => page.getByRole('button', { name: 'Clear selection' }).click(press),
    event: 'click',
    picture: () => `:root:not(:has(${selected}))`,
  },
  {
    name: 'ask before deleting',
    before: openList,
    act: page => rowButton(page, 'Delete').click(press),
    event: 'click',
    picture: () => openDialog,
  },
  {
    name: 'type a search: each key',
    before: openList,
    act: page => search(page).pressSequentially('zzzz', { delay: 20 }),
    event: 'input',
    picture: atOnce,
  },
]
