import { contentId, isAsBuilt, unknownId, withId } from './content-id'

const files = { 'page.js': 'one', 'page.js.map': '{}', 'build.json': `{"id":"${unknownId}"}` }
const idOf = (changes: Record<string, string | Buffer> = {}) =>
  contentId(new Map(Object.entries({ ...files, ...changes })))

test('an id is 12 hexadecimal digits, the same for the same files in any order', () => {
  expect(idOf()).toMatch(/^[0-9a-f]{12}$/)
  expect(contentId(new Map(Object.entries(files).reverse()))).toBe(idOf())
  expect(idOf({ 'page.js': Buffer.from('one') })).toBe(idOf())
})

test('another file, another name or another place of the same content is another build', () => {
  const others = [
    idOf({ 'page.js': 'two' }),
    idOf({ 'page.js.map': '{"sources":[]}' }),
    idOf({ 'build.json': '{}' }),
    idOf({ 'more.js': '' }),
    idOf({ 'page.js': '', 'page.js.map': 'one{}' }),
    contentId(new Map([['page.js', 'one']])),
  ]
  expect(new Set([idOf(), ...others]).size).toBe(7)
})

test('the id takes every place that was kept for it, at the same width', () => {
  const id = idOf()
  const named = withId(
    new Map(Object.entries({ ...files, 'shell.js': `"/r/shell/${unknownId}/" + "${unknownId}"` })),
    id,
  )
  expect([...named]).toEqual([
    ['build.json', `{"id":"${id}"}`],
    ['shell.js', `"/r/shell/${id}/" + "${id}"`],
  ])
  expect(unknownId).toHaveLength(id.length)
})

test('a build whose files were touched is told from one that is as it was built', () => {
  const made = new Map<string, string | Buffer>(Object.entries(files)).set(
    'font.woff2',
    Buffer.from([1, 0, 2]),
  )
  const id = contentId(made)
  const built = new Map([...made, ...withId(made, id)])
  expect(isAsBuilt(built, id)).toBe(true)
  for (const [path, content] of [
    ['page.js', 'two'],
    ['page.js.map', '{"sources":[]}'],
    ['more.js', ''],
    ['font.woff2', Buffer.from([1, 0, 3])],
  ] as const)
    expect([path, isAsBuilt(new Map(built).set(path, content), id)]).toEqual([path, false])
})
