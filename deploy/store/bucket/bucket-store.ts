import pLimit from 'p-limit'
import type { SiteStore, StoredFolder } from '../site-store'
import type { BucketAddress } from './bucket-address'
import { takeBucketLock } from './bucket-lock'
import { openObjects } from './objects'
import { requireConditions } from './probe'
import { headersOf, readObjects, uploadObjects } from './upload-objects'

const atOnce = 8

const times = { lease: 30_000, look: 250 }

/**
 * A site in an S3-compatible bucket, which cannot rename files. `registry.json` and the lock are
 * objects that are replaced by conditional writes. Before the first change, a probe tests whether
 * the bucket honours conditions.
 */
export function bucketStore(address: BucketAddress): SiteStore {
  const { bucket, prefix } = address
  const site = `s3://${[bucket, prefix].filter(Boolean).join('/')}`
  const nameOf = (path: string) => `${site}/${path}`
  const objects = openObjects(address)
  let sound: Promise<void> | undefined
  let checkLock = () => {}

  return {
    nameOf,
    read: async path => (await objects.get(path))?.content ?? null,
    readFolder: folder => readObjects(objects, folder),
    async listFolders(folder) {
      const folders = new Map<string, StoredFolder>()
      for (const { key, changedAt } of await objects.list(`${folder}/`)) {
        const [name = '', ...rest] = key.slice(folder.length + 1).split('/')
        const known = folders.get(name)?.changedAt ?? 0
        if (rest.length > 0) folders.set(name, { name, changedAt: Math.max(known, changedAt) })
      }
      return [...folders.values()]
    },
    sizeOf: async folder => (await objects.list(`${folder}/`)).reduce((sum, { bytes }) => sum + bytes, 0),
    upload: (folder, files, options) => uploadObjects(objects, folder, files, options, nameOf),
    async replace(path, content, before) {
      const present = await objects.get(path)
      if (before === null ? present !== null : !present?.content.equals(before)) return false
      checkLock()
      return (await objects.putIf(path, content, present?.etag ?? null, headersOf(path))) !== undefined
    },
    async remove(folder) {
      const keys = (await objects.list(`${folder}/`)).map(({ key }) => key)
      checkLock()
      // Delete `build.json` files first, because a build without `build.json` counts as deleted.
      const records = keys.filter(key => key.endsWith('/build.json'))
      for (const key of records) await objects.remove(key)
      const limit = pLimit(atOnce)
      await Promise.all(keys.map(key => limit(objects.remove, key)))
    },
    async removeLeftovers() {},
    async withLock(work, patience = 90_000) {
      await (sound ??= requireConditions(objects, site).catch((error: unknown) => {
        // The probe may have failed because of the network. A long-running process must probe
        // again.
        sound = undefined
        throw error
      }))
      const lock = await takeBucketLock(objects, site, patience, times)
      checkLock = lock.check
      try {
        return await work()
      } finally {
        checkLock = () => {}
        await lock.release()
      }
    },
  }
}
