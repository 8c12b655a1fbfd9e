import type { Page } from 'playwright-core'
import { atOnce, delay, follow, open, openDialog, pageAt, press, type Journey } from './journey'
import { openList } from './prepare'

const opening = (
  name: string,
  {
    path,
    label,
    content,
    before,
  }: { path: string; label: string; content: string; before: Journey['before'] },
): Journey => ({
  name,
  before,
  act: page => follow(page, label),
  event: 'click',
  picture: () => pageAt(path, content),
})

const openLog = (page: Page) => open(page, '/log-activity', 'Log Activity')
const entry = 'li button[aria-haspopup="dialog"]'

export const pageJourneys: Journey[] = [
  opening('open the dashboard', {
    path: '/dashboard',
    label: 'Dashboard',
    content: 'li[data-type]',
    before: openList,
  }),
  opening('open the categories', {
    path: '/category',
    label: 'Category',
    content: 'tbody tr',
    before: openList,
  }),
  opening('open the log', { path: '/log-activity', label: 'Log Activity', content: entry, before: openList }),
  opening('open the recommendation', {
    path: '/recommendation',
    label: 'Recommendation',
    content: 'form input',
    before: openList,
  }),
  opening('open the settings', {
    path: '/setting',
    label: 'Settings',
    content: 'form input',
    before: openList,
  }),
  {
    name: 'type a category: each key',
    before: page => open(page, '/category', 'Category'),
    act: page => page.getByLabel('Category Name').pressSequentially('Jajan', { delay }),
    event: 'input',
    picture: atOnce,
  },
  {
    name: 'ask before deleting a category',
    before: page => open(page, '/category', 'Category'),
    act: page => page.getByRole('button', { name: 'Delete Makanan' }).click(press),
    event: 'click',
    picture: () => openDialog,
  },
  {
    name: 'type a search in the log: each key',
    before: openLog,
    act: page => page.getByRole('searchbox').pressSequentially('tambah', { delay: 20 }),
    event: 'input',
    picture: atOnce,
  },
  {
    name: 'turn to older activities',
    before: async page => {
      await openList(page)
      await openLog(page)
    },
    act: page => page.getByRole('button', { name: 'Older' }).click(press),
    event: 'click',
    picture: () => 'nav[aria-label="Activity pages"] a',
  },
  {
    name: 'open an activity',
    before: async page => {
      await openList(page)
      await openLog(page)
    },
    act: page => page.locator(entry).first().click(press),
    event: 'click',
    picture: () => openDialog,
  },
  {
    name: 'change the theme',
    before: async (page, round) => {
      await open(page, '/setting', 'Settings')
      await page.getByLabel('Theme').selectOption(round % 2 ? 'dark' : 'light')
    },
    act: page => page.getByRole('button', { name: /^Save/ }).click(press),
    event: 'click',
    picture: round => `:root[data-theme="${round % 2 ? 'dark' : 'light'}"]`,
  },
]
