import * as lucide from 'lucide-react'

const whole = jest.requireActual<Record<string, unknown>>('lucide-react/dist/cjs/lucide-react.js')
const lazy = lucide as unknown as Record<string, { displayName?: string } | undefined>

test.each([
  'House',
  'Trash2',
  'ChartNoAxesColumn',
  'Icon',
  'Grid2x2',
  'HouseIcon',
  'LucideHouse',
  'Fingerprint',
])('the icon %s is that of the package', name => {
  expect(lazy[name]).toBeDefined()
  expect(lazy[name]?.displayName).toBe((whole[name] as { displayName?: string }).displayName)
})

test('what is no icon comes from the package, too, and what it has not is not there', () => {
  expect(lazy.createLucideIcon).toBe(whole.createLucideIcon)
  expect(lazy.NoSuchIcon).toBeUndefined()
})
