import { describePage } from '@pundi/platform/federation'
import { loadEarly } from '@pundi/devkit/testing'
import { pageTable } from './pages'
import { signedIn } from './testing/answers'

test.each(pageTable.pages)('$path takes each of its early answers and asks for none again', async page => {
  signedIn()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  const { asked, left } = await loadEarly(page)
  expect(asked.filter((path, at) => asked.indexOf(path) !== at)).toEqual([])
  expect(asked.slice(0, describePage(page).data?.length ?? 0)).toEqual(describePage(page).data ?? [])
  expect(left).toEqual([])
})
