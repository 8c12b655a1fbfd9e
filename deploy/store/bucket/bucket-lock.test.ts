import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { setTimeout as pause } from 'node:timers/promises'
import { credentials, startBucket } from '../../testing/bucket-server'
import { parseBucketAddress } from './bucket-address'
import { lockKey, takeBucketLock } from './bucket-lock'
import { openObjects, type Objects } from './objects'

let bucket: Awaited<ReturnType<typeof startBucket>>
let objects: Objects

beforeEach(async () => {
  Object.assign(process.env, credentials)
  bucket = await startBucket()
  objects = openObjects(parseBucketAddress(bucket.addressOf('site'))!)
})
afterEach(() => bucket.close())

const lease = 600
const take = (patience = 10_000) => takeBucketLock(objects, 's3://pundi/site', patience, { lease, look: 20 })

test('one at a time holds the lock, and the next one has it as soon as it is free', async () => {
  let inside = 0
  const work = async () => {
    const lock = await take()
    expect(++inside).toBe(1)
    await pause(30)
    inside--
    await lock.release()
  }
  await Promise.all([work(), work(), work(), work()])
})

test('who works for longer than the lease keeps the lock, and others are refused after a while', async () => {
  const lock = await take()
  await expect(take(lease * 2)).rejects.toThrow('Another process is publishing to s3://pundi/site.')
  expect(() => lock.check()).not.toThrow()
  await lock.release()
})

test('the lock of somebody who is dead is taken over after the lease', async () => {
  await objects.putIf(lockKey, Buffer.from('{"isFree":false}'), null)
  const begun = Date.now()
  const lock = await take()
  expect(Date.now() - begun).toBeGreaterThanOrEqual(lease)
  await lock.release()
})

test('what no publisher wrote is a lock that is taken over after the lease', async () => {
  await objects.putIf(lockKey, Buffer.from('4711 1234567\n'), null)
  const lock = await take()
  expect(() => lock.check()).not.toThrow()
  await lock.release()
})

test('who could not renew the lock for the time of the lease is told that it may be lost', async () => {
  let isHidden = false
  const putIf: Objects['putIf'] = (...put) => (isHidden ? new Promise(() => {}) : objects.putIf(...put))
  const lock = await takeBucketLock({ ...objects, putIf }, 's3://pundi/site', 0, { lease, look: 20 })
  isHidden = true
  await pause(lease + 50)
  expect(() => lock.check()).toThrow('This command lost its lock on s3://pundi/site')
  void lock.release()
})

test('who lost the lock is told, and takes it from nobody', async () => {
  const lock = await take()
  const { etag } = (await objects.get('.lock'))!
  await objects.putIf(lockKey, Buffer.from('{"isFree":false,"version":"another"}'), etag)
  await pause(lease)
  expect(() => lock.check()).toThrow('This command lost its lock on s3://pundi/site')
  await lock.release()
  expect((await objects.get(lockKey))?.content.toString()).toContain('another')
})
