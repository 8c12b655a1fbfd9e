import { afterEach, expect, test } from '@jest/globals'
import { credentials, startBucket, type Spoilt } from '../../testing/bucket-server'
import { parseBucketAddress } from './bucket-address'
import { openObjects } from './objects'

let bucket: Awaited<ReturnType<typeof startBucket>>
afterEach(() => bucket.close())

async function openSpoilt(how: Spoilt) {
  Object.assign(process.env, credentials)
  let isSpoilt = false
  bucket = await startBucket({ spoils: () => (isSpoilt ? how : undefined) })
  const objects = openObjects(parseBucketAddress(bucket.addressOf('site'))!, 200)
  await objects.putIf('page.html', Buffer.from('a page'.repeat(1000)), null)
  isSpoilt = true
  return objects
}

test.each<[Spoilt, string]>([
  ['nothing', 's3://pundi cannot be reached (TimeoutError). Check its address and the network.'],
  ['half', 's3://pundi cannot be reached (TimeoutError). Check its address and the network.'],
  ['an error page', 's3://pundi answered 502'],
  ['a sign-in page', 's3://pundi answered 200'],
])('where a bucket answers with %s, a list is refused with a sentence', async (how, sentence) => {
  const objects = await openSpoilt(how)
  await expect(objects.list('')).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining(sentence),
  })
})

test.each<[Spoilt, string]>([
  ['nothing', 's3://pundi cannot be reached (TimeoutError). Check its address and the network.'],
  ['half', 's3://pundi cannot be reached (TimeoutError). Check its address and the network.'],
  ['half, cut off', 's3://pundi cannot be reached (ECONNRESET). Check its address and the network.'],
  ['an error page', 's3://pundi answered 502'],
])('where a bucket answers with %s, an object is refused with a sentence', async (how, sentence) => {
  const objects = await openSpoilt(how)
  await expect(objects.get('page.html')).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining(sentence),
  })
})
