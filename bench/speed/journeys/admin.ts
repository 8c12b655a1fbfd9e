import { delay, follow, open, openDialog, pageAt, press, type Journey } from './journey'
import { answered } from './prepare'

const rows = 'tbody tr:nth-of-type(10)'

const lists = {
  'Manage User': '/admin/users',
  'Manage Transaction': '/admin/manage-transactions',
  'Manage Category': '/admin/manage-categories',
  Logs: '/admin/logs',
}
type Label = keyof typeof lists

const dashboard = 'Dashboard Utama'

const openAnew =
  (label: Label): Journey['before'] =>
  async page => {
    await open(page, '/admin', dashboard)
    await open(page, lists[label], label)
    await page.locator(pageAt(lists[label], rows)).waitFor()
  }

const filteredBy = (value: string) => `[aria-label="Active filters"] [aria-label$="${value}"]`

const opening = Object.entries(lists).map(([label, path]): Journey => ({
  name: `admin: open ${label}`,
  before: page => open(page, '/admin', dashboard),
  act: page => follow(page, label),
  event: 'click',
  picture: () => pageAt(path, rows),
}))

const searching = (Object.keys(lists) as Label[]).map((label): Journey => ({
  name: `admin: search in ${label}`,
  before: openAnew(label),
  act: page => page.getByRole('searchbox').first().pressSequentially('a', { delay }),
  event: 'input',
  picture: () => filteredBy('a'),
}))

const turning = (Object.keys(lists) as Label[]).map((label): Journey => ({
  name: `admin: turn to the next page of ${label}`,
  before: openAnew(label),
  act: page => page.getByRole('link', { name: 'Next', exact: true }).click(press),
  event: 'click',
  picture: () => `${answered} nav[aria-label^="Pages"] a:nth-of-type(2)`,
}))

export const adminJourneys: Journey[] = [
  {
    name: 'admin: open the dashboard',
    before: page => open(page, '/admin/users', 'Manage User'),
    act: page => follow(page, dashboard),
    event: 'click',
    picture: () => pageAt('/admin', 'li'),
  },
  ...opening,
  ...searching,
  ...turning,
  {
    name: 'admin: sort the users by name',
    before: openAnew('Manage User'),
    act: page => page.getByLabel('Sort by').selectOption('name'),
    event: 'change',
    // When users are sorted by name, the first row is the signed-in administrator, whose row has no
    // buttons.
    picture: () => `${answered} tbody tr:first-child:not(:has(button))`,
  },
  {
    name: 'admin: ask before deactivating a user',
    before: openAnew('Manage User'),
    act: page => page.getByRole('row').nth(3).getByRole('button').first().click(press),
    event: 'click',
    picture: () => openDialog,
  },
]
