afterEach(() => {
  history.replaceState(null, '', '/')
  delete document.documentElement.dataset.theme
})

test('the theme that was chosen is there before anything is drawn', () => {
  localStorage.setItem('theme', 'dark')
  choose()
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
})

test.each(['system', '"><script>', ''])('%j is no theme of its own', theme => {
  localStorage.setItem('theme', theme)
  choose()
  expect(document.documentElement).not.toHaveAttribute('data-theme')
})

function choose() {
  jest.isolateModules(() => void jest.requireActual('./choose'))
}
