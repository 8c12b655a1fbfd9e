beforeEach(() => {
  document.body.innerHTML = `
    <header></header>
    <a href="/sign-in">Sign in</a>
    <a href="/sign-up" data-open="Open dashboard">Sign up</a>
    <main><a href="/sign-up">Get Started</a></main>
    <a href="/es">Español</a>
    <span data-year>2001</span>`
})

test('a visitor sees the ways in and the current year', () => {
  boot()
  expect(links()).toEqual(['Sign in /sign-in', 'Sign up /sign-up', 'Get Started /sign-up', 'Español /es'])
  expect(document.querySelector('[data-year]')).toHaveTextContent(`${new Date().getFullYear()}`)
})

test('who is signed in sees Open dashboard in their place', () => {
  localStorage.setItem('token', '1|secret')
  boot()
  expect(links()).toEqual(['Open dashboard /dashboard', 'Open dashboard /dashboard', 'Español /es'])
})

test('the bar knows whether the page has been scrolled', () => {
  boot()
  const bar = document.querySelector('header')
  expect(bar).not.toHaveAttribute('data-scrolled')
  window.scrollY = 200
  window.dispatchEvent(new Event('scroll'))
  expect(bar).toHaveAttribute('data-scrolled')
})

const links = () =>
  [...document.querySelectorAll('a')].map(link => `${link.textContent} ${link.getAttribute('href')}`)

function boot() {
  window.scrollY = 0
  jest.isolateModules(() => void jest.requireActual('./boot'))
}
