import { parseBucketAddress } from './bucket/bucket-address'
import { folderStore } from './folder/folder-store'
import type { SiteStore } from './site-store'

/** The buckets that this process uses. Each has one client, and is asked once whether it can be used. */
const buckets = new Map<string, Promise<SiteStore>>()

/** The store of a site: a folder, or a bucket where its address begins with `s3://`. */
export async function openStore(site: string): Promise<SiteStore> {
  const address = parseBucketAddress(site)
  if (!address) return folderStore(site)
  const opened = buckets.get(site) ?? importBucketStore(address)
  buckets.set(site, opened)
  return opened
}

/** The client of buckets is large, and folders do without it. */
async function importBucketStore(address: NonNullable<ReturnType<typeof parseBucketAddress>>) {
  const { bucketStore } = await import('./bucket/bucket-store')
  return bucketStore(address)
}

/** Runs `work` while nobody else holds the lock of a site; see `SiteStore`. */
export const withLock = async <Result>(
  site: string,
  work: () => Promise<Result>,
  patience?: number,
): Promise<Result> => (await openStore(site)).withLock(work, patience)
