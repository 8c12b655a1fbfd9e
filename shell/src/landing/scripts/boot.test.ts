beforeEach(() => {
  document.body.innerHTML = `
    <header></header>
    <a href="/sign-in" data-open="Open dashboard">Sign in</a>
    <span data-year>2001</span>`
})

test('a visitor sees Sign in and the current year', () => {
  boot()
  expect(link()).toHaveTextContent('Sign in')
  expect(link()).toHaveAttribute('href', '/sign-in')
  expect(document.querySelector('[data-year]')).toHaveTextContent(`${new Date().getFullYear()}`)
})

test('who is signed in sees Open dashboard in its place', () => {
  localStorage.setItem('token', '1|secret')
  boot()
  expect(link()).toHaveTextContent('Open dashboard')
  expect(link()).toHaveAttribute('href', '/dashboard')
})

test('the bar knows whether the page has been scrolled', () => {
  boot()
  const bar = document.querySelector('header')
  expect(bar).not.toHaveAttribute('data-scrolled')
  window.scrollY = 200
  window.dispatchEvent(new Event('scroll'))
  expect(bar).toHaveAttribute('data-scrolled')
})

const link = () => document.querySelector('a')

function boot() {
  window.scrollY = 0
  jest.isolateModules(() => void jest.requireActual('./boot'))
}
