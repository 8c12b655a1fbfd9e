import 'fake-indexeddb/auto'
import { sari } from '@pundi/devkit/testing'
import { waitFor } from '@testing-library/react'
import { signIn, signOut } from '@pundi/platform/session'
import { device } from '.'

let users = 200
let userid = ''

beforeEach(() => arrive(++users))

function arrive(id: number) {
  userid = String(id)
  signIn({ token: `${id}|secret`, data: { ...sari, id } })
}

test('the outbox belongs to its user, keeps its order, and outlives the end of a session', async () => {
  await device.outbox.put('b', 'first')
  await new Promise(resolve => setTimeout(resolve, 2))
  await device.outbox.put('a', 'second')
  await device.outbox.put('b', 'first, corrected')
  expect(await device.outbox.list()).toEqual(['first, corrected', 'second'])
  const id = Number(userid)
  signOut()
  await expect(device.outbox.list()).rejects.toThrow('Nobody has signed in')
  arrive(++users)
  await device.outbox.put('b', 'first, sent once', String(id))
  expect(await device.outbox.list()).toEqual([])
  arrive(id)
  await device.outbox.replace('b', 'first, corrected', undefined)
  expect(await device.outbox.list()).toEqual(['first, sent once', 'second'])
  expect(await device.outbox.remove('b')).toBe(true)
  expect(await device.outbox.remove('b')).toBe(false)
  expect(await device.outbox.list()).toEqual(['second'])
})

test('a tab hears of the changes of the outbox that others make, and not of its own', async () => {
  const heard = jest.fn()
  const told = jest.fn()
  const stop = device.outbox.follow(heard)
  const other = new BroadcastChannel('pundi outbox')
  other.addEventListener('message', told)
  await device.outbox.put('a', 'first')
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect(heard).not.toHaveBeenCalled()
  other.postMessage(null)
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  comeBack()
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  comeBack()
  expect(heard).toHaveBeenCalledTimes(2)
  other.close()
})

const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
