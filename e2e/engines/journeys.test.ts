import { shipUserBuild, takeBack } from '../product/build-variant'
import { expect, test } from './test'
import type { Tab } from './tab'

const dialog = 'dialog'

async function bookByForm(tab: Tab, amount: string, description: string) {
  await tab.press('button', 'Tambah Transaksi')
  await tab.fill('Amount', amount, dialog)
  await tab.choose('Category', 'Makanan', dialog)
  await tab.fill(/^Description/, description, dialog)
  await tab.press('button', 'Save', dialog)
  await tab.says('New transaction added!')
}

test('somebody signs up, books by form and by one line, signs out and in again', async ({ tab }) => {
  tab.expected.push(/Failed to load resource/)
  const email = `sari-${Date.now()}@example.com`
  const password = 'sebuah kata sandi panjang'
  await tab.open('/')
  await tab.press('link', /Get Started/)
  await tab.isAt('/sign-up')
  await tab.fill('Full Name', 'Sari Contoh')
  await tab.fill('Email', email)
  await tab.fill('Phone', '081234567890')
  await tab.fill('Password', password)
  await tab.fill('Confirm Password', password)
  await tab.press('button', 'Create an Account')
  await tab.says('Welcome, Sari Contoh')

  await bookByForm(tab, '25500', 'Nasi padang')
  await tab.says('Rp 25.500')
  await tab.press('button', 'Tambah Transaksi')
  await tab.press('tab', 'Quick add', dialog)
  await tab.fill('Describe the transaction', 'makanan bakso 15rb', dialog)
  await tab.press('button', 'Save', dialog)
  await tab.says('Rp 40.500')

  await tab.open('/setting')
  await tab.press('button', 'Logout')
  await tab.isAt('/sign-in')
  await tab.back()
  await tab.isAt('/sign-in')
  await tab.see({ by: 'heading', name: 'Sign in' })
  await tab.fill('Email', email)
  await tab.fill('Password', password)
  await tab.press('button', 'Login')
  await tab.says('Welcome, Sari Contoh')
  await tab.open('/dashboard')
  await tab.says('Rp 40.500')
})

test('a transfer, a budget and a report', async ({ tab, enter }) => {
  const { call, book } = await enter()
  for (const name of ['BCA', 'GoPay']) await call('POST /wallets', walletOf(name))
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Jakarta' }).format(new Date())
  const bought = { amount: '45000', category: 'Makanan', description: 'Soto', transaction_date: today }
  await book(bought)
  await tab.open('/wallet')
  await tab.press('button', 'Transfer')
  await tab.fill('Amount', '200000', dialog)
  await tab.press('button', 'Save', dialog)
  await expect.poll(() => call<unknown[]>('GET /transfers')).toHaveLength(1)

  await tab.open('/budget')
  await tab.press('button', /Set (a budget|budgets)/)
  await tab.fill(/Makanan/, '1000000')
  await tab.press('button', /^Save/)
  await tab.says(/saved/)
  await tab.says('1.000.000')

  await tab.open('/reports')
  await tab.says('45.000')
})

test('settings are changed and stay', async ({ tab, enter }) => {
  await enter()
  await tab.open('/setting')
  await tab.fill('First Name', 'Dewi')
  await tab.press('button', 'Save Changes')
  await tab.says(/saved|updated|berhasil/i)
  await tab.reload()
  await tab.wait('name', () =>
    tab.run<boolean>('() => [...document.querySelectorAll("input")].some(one => one.value === "Dewi")'),
  )
})

test('without a connection what is known is seen, and what is booked is sent later', async ({
  tab,
  enter,
  between,
}) => {
  tab.expected.push(/NetworkError|Load failed|fetch|network|connection|Failed to load/i)
  const { call } = await enter()
  await tab.open('/dashboard')
  await tab.says('No transactions found')
  await tab.isKept()
  between.follow((_asked, answer) => answer.destroy())
  await tab.reload()
  await tab.says('No connection')
  await tab.press('button', 'Tambah Transaksi')
  await tab.fill('Amount', '12000', dialog)
  await tab.choose('Category', 'Makanan', dialog)
  await tab.fill(/^Description/, 'Es teh', dialog)
  await tab.press('button', 'Save', dialog)
  await tab.says(/Saved on this device|waits for a connection/)
  between.follow()
  await tab.reload()
  await expect.poll(() => call<unknown[]>('GET /transactions'), { timeout: 40_000 }).toHaveLength(1)
})

test('a remote that is broken leaves a card, and the rest works', async ({ tab, enter, between }) => {
  tab.expected.push(/./)
  await enter()
  between.follow((asked, answer, passOn) =>
    asked.url?.startsWith('/r/user/') ? answer.writeHead(500).end() : passOn(),
  )
  await tab.open('/dashboard')
  await tab.says('Your account isn’t available right now')
  between.follow()
  await tab.press('button', 'Try again')
  await tab.says('Welcome, Sari Contoh')
})

test('a tab that is open tells of a build that is published meanwhile', async ({ tab, enter, product }) => {
  await enter()
  await tab.open('/dashboard')
  await tab.says('Welcome, Sari Contoh')
  const built = shipUserBuild(product)
  await tab.wait('newer build', async () => {
    await tab.run('() => document.dispatchEvent(new window.Event("visibilitychange"))')
    return tab.run<boolean>('() => document.body.innerText.includes("There’s a new version of Pundi.")')
  })
  await tab.press('button', 'Dismiss')
  takeBack(product, built)
})

test('a tab that is left while it loads reports no broken build', async ({ tab, enter, product }) => {
  await enter()
  const before = product.output().length
  for (const ms of [30, 60, 90, 120, 150, 180, 220, 260, 300, 350, 400]) {
    await tab.run(`path => { location.assign(path) }`, ms % 20 ? '/reports' : '/dashboard')
    await new Promise(resolve => setTimeout(resolve, ms))
    await tab.run(`() => { location.assign('/setting') }`).catch(() => undefined)
    await new Promise(resolve => setTimeout(resolve, ms))
    await tab.run(`() => { location.reload() }`).catch(() => undefined)
  }
  await tab.open('/dashboard')
  await tab.says('Welcome, Sari Contoh')
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect(
    [
      ...product
        .output()
        .slice(before)
        .matchAll(/"phase":"\w+","cause":"\w+"/g),
    ].map(String),
  ).toEqual([])
})

const walletOf = (name: string) => ({
  name,
  kind: 'bank',
  opening_balance: '500000',
  opening_date: '2026-01-01',
})
