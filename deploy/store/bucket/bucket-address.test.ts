import { expect, test } from '@jest/globals'
import { parseBucketAddress } from './bucket-address'

test('the address of a bucket names bucket, folder, server and region; anything else is a folder', () => {
  expect(parseBucketAddress('s3://pundi')).toEqual({ bucket: 'pundi', prefix: '' })
  expect(
    parseBucketAddress('s3://our.pundi/sites/live/?endpoint=https://s3.example:9000&region=eu-west-1'),
  ).toEqual({
    bucket: 'our.pundi',
    prefix: 'sites/live',
    endpoint: 'https://s3.example:9000',
    region: 'eu-west-1',
  })
  expect(parseBucketAddress('/srv/pundi/site')).toBeUndefined()
})

test.each([
  ['no bucket', 's3://', 'is not a valid bucket address'],
  ['a bucket that cannot be', 's3://Not_One', 'is not a valid bucket address'],
  ['credentials', 's3://key:secret@pundi/site', 'Leave credentials out of the bucket address'],
  ['a folder with dots', 's3://pundi/.hidden', 'cannot be the folder of a site in a bucket'],
  ['a folder with a space', 's3://pundi/a site', 'cannot be the folder of a site in a bucket'],
  ['an unknown option', 's3://pundi/site?acl=public', 'cannot have the parameter "acl"'],
  ['a server that is none', 's3://pundi/site?endpoint=s3.example', 'is not a valid server address'],
])('an address with %s is refused', (_what, address, sentence) => {
  expect(() => parseBucketAddress(address)).toThrow(sentence)
})
