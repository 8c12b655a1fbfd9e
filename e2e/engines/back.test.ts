import { expect, test } from './test'

test('Back shows nothing of somebody whose session ended meanwhile', async ({ tab, enter }) => {
  await enter()
  await tab.open('/dashboard')
  await tab.says('Welcome, Sari Contoh')
  await tab.open('/')
  await tab.run('() => localStorage.removeItem("token")')
  await tab.back()
  await tab.isAt('/sign-in')
  await tab.see({ by: 'heading', name: 'Sign in' })
  expect(await tab.run<string>('() => document.body.innerText')).not.toContain('Sari Contoh')
})

test('a page that was frozen while it rendered works after Back', async ({ tab, enter }) => {
  await enter()
  await tab.open('/dashboard')
  await tab.says('Welcome, Sari Contoh')
  // Wait for all files, because browsers do not freeze a page that is still loading files.
  await tab.isKept()
  // Simulate a render during the freeze. React schedules this render with a message, and Firefox
  // loses the message.
  await tab.run(`() => window.addEventListener('pagehide', () => {
    window.isFrozen = true
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })`)
  await tab.open('/')
  await tab.back()
  await tab.isAt('/dashboard')
  expect(await tab.run('() => window.isFrozen')).toBe(true)
  await tab.press('link', 'Transactions')
  await tab.see({ by: 'heading', name: 'Data Transactions' })
})
