import type { Published, ShellBuild } from '@pundi/contract/federation'
import { answer } from '@pundi/devkit/testing'
import { waitFor } from '@testing-library/react'
import { buildOf } from '../../testing/open-shell'
import { addressNow, countFailure, prepareElement, allowFilesOf } from './prepare-element'

const folder = '/r/user/0000000000b1/'

beforeEach(() => {
  const integrity = { 'main.js': 'sha384-of-the-script', 'main.css': 'sha384-of-the-style' }
  allowFilesOf({ ...buildOf('user', []), integrity })
  const shell = { id: '0000000000e1', remote: 'shell', integrity: { 'late.js': 'sha384-of-the-shell' } }
  allowFilesOf(shell as unknown as Published<ShellBuild>)
  jest.useFakeTimers()
})

const prepared = <Tag extends 'script' | 'link'>(tag: Tag, url: string) => {
  const element = document.createElement(tag)
  prepareElement(element, url)
  return element
}

test('a script must have the hash that the registry says, wherever the page names it from', () => {
  for (const url of [`${folder}main.js`, `${location.origin}${folder}main.js`]) {
    const { integrity, crossOrigin, src } = prepared('script', url)
    expect([integrity, src]).toEqual(['sha384-of-the-script', `${location.origin}${folder}main.js`])
    // Integrity policies refuse scripts without `crossOrigin`.
    expect(crossOrigin).toBe('anonymous')
  }
})

test('so must a file of the shell', () => {
  const { integrity } = prepared('script', '/r/shell/0000000000e1/late.js')
  expect(integrity).toBe('sha384-of-the-shell')
})

test.each([
  ['of no build', '/api/main.js'],
  ['of another build', '/r/user/0000000000a0/main.js'],
  ['of a remote that is not published', '/r/admin/0000000000b1/main.js'],
  ['that the registry does not name', `${folder}other.js`],
  ['below another address', `/elsewhere${folder}main.js`],
])('a file %s is left as it is', (_what, url) => {
  const { integrity, src } = prepared('script', url)
  expect([Boolean(integrity), src]).toEqual([false, ''])
})

describe('a file whose hash the document does not have', () => {
  const record = 'GET /r/user/0000000000b1/build.json'
  const whole = {
    ...buildOf('user', []),
    integrity: { 'late.js': 'of-the-script', 'late.css': 'of-the-style' },
  }

  beforeEach(() => {
    jest.useRealTimers()
    allowFilesOf({ ...buildOf('user', []), record: 'sha256-of-the-record' })
  })

  function add<Tag extends 'script' | 'link'>(tag: Tag, name: string) {
    const element = Object.assign(document.createElement(tag), {
      [tag === 'link' ? 'href' : 'src']: folder + name,
    })
    prepareElement(element, folder + name)
    document.head.append(element)
    return element
  }

  test('waits for the record of its build', async () => {
    answer(record, { body: whole })
    const [script, style] = [add('script', 'late.js'), add('link', 'late.css')]
    expect([script.getAttribute('src'), style.getAttribute('href')]).toEqual([null, null])
    await waitFor(() => expect(script.getAttribute('src')).toBe(`${folder}late.js`))
    expect([script.integrity, script.crossOrigin]).toEqual(['of-the-script', 'anonymous'])
    expect([style.integrity, style.getAttribute('href')]).toEqual(['of-the-style', `${folder}late.css`])
  })

  test('does not come where the record does not', async () => {
    answer(record, { status: 404, file: 'There is no such file.\n' })
    answer('GET /registry.json', { status: 503, body: {} })
    const script = add('script', 'late.js')
    const lost = jest.fn()
    script.addEventListener('error', lost)
    await waitFor(() => expect(lost).toHaveBeenCalled())
    expect(script.getAttribute('src')).toBeNull()
  })
})

test('a stylesheet that has not come after eight seconds is lost, one that came is not', () => {
  const outcomes = ['load', undefined].map(end => {
    const style = prepared('link', `${folder}main.css`)
    expect([style.integrity, style.href]).toEqual([
      'sha384-of-the-style',
      `${location.origin}${folder}main.css`,
    ])
    const lost = jest.fn()
    style.addEventListener('error', lost)
    jest.advanceTimersByTime(7999)
    expect(lost).not.toHaveBeenCalled()
    if (end) style.dispatchEvent(new Event(end))
    jest.advanceTimersByTime(60_000)
    return lost.mock.calls.length
  })
  expect(outcomes).toEqual([0, 1])
})

test('after each failure of a remote its files are asked for at another address, and nobody else’s', () => {
  expect(addressNow('user', '/a.js')).toBe('/a.js')
  countFailure('user')
  expect(addressNow('user', '/a.js')).toBe('/a.js?again=1')
  countFailure('user')
  expect([addressNow('user', '/a.js'), addressNow('admin', '/a.js')]).toEqual(['/a.js?again=2', '/a.js'])
})
