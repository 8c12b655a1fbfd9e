import { isPageAddress, isPagePath, matchPath } from '.'

test.each(['/goals/:id', '/goals/*', '/goals/:id/moves', '/goals/:goalId/*', '/admin/users/:id'])(
  '%s is the path of a page',
  path => expect(isPagePath(path)).toBe(true),
)

test.each([
  '/:id',
  '/*',
  '/id/*',
  '/goals/:',
  '/goals/:Id',
  '/goals/*/more',
  '/goals/a:id',
  '/api/:id',
  '/r/*',
])('%s is no path of a page', path => expect(isPagePath(path)).toBe(false))

test('an address has words and values, and is none of the server’s', () => {
  for (const address of ['/goals', '/goals/7', '/goals/App%20Family', '/2fa'])
    expect(isPageAddress(address)).toBe(true)
  for (const address of ['/', '/id', '/Goals', '/goals/', '/goals//7', '/api/goals', '/r/user'])
    expect([address, isPageAddress(address)]).toEqual([address, false])
})

const paths = [
  '/goals',
  '/goals/:id',
  '/goals/new',
  '/goals/:id/moves',
  '/goals/*',
  '/help/*',
  '/goals/:id/:move',
]

test.each([
  ['/goals', '/goals'],
  ['/goals/7', '/goals/:id'],
  ['/goals/App%20Family', '/goals/:id'],
  ['/goals/new', '/goals/new'],
  ['/goals/7/moves', '/goals/:id/moves'],
  ['/goals/7/9', '/goals/:id/:move'],
  ['/goals/7/9/8', '/goals/*'],
  ['/help', '/help/*'],
  ['/help/a/b', '/help/*'],
  ['/goals/', '/goals/*'],
  ['/helping', undefined],
  ['/Goals', undefined],
])('%s belongs to %s', (address, path) => expect(matchPath(paths, address)).toBe(path))

test('the order in which paths are named makes no difference', () =>
  expect(matchPath([...paths].reverse(), '/goals/7/moves')).toBe('/goals/:id/moves'))
