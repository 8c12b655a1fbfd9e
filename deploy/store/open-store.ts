import { parseBucketAddress } from './bucket/bucket-address'
import { folderStore } from './folder/folder-store'
import type { SiteStore } from './site-store'

/** One client per bucket, so that each bucket is probed only once. */
const buckets = new Map<string, Promise<SiteStore>>()

export async function openStore(site: string): Promise<SiteStore> {
  const address = parseBucketAddress(site)
  if (!address) return folderStore(site)
  const opened = buckets.get(site) ?? importBucketStore(address)
  buckets.set(site, opened)
  return opened
}

/** Loaded on demand, because the client for buckets is large. */
async function importBucketStore(address: NonNullable<ReturnType<typeof parseBucketAddress>>) {
  const { bucketStore } = await import('./bucket/bucket-store')
  return bucketStore(address)
}

export const withLock = async <Result>(
  site: string,
  work: () => Promise<Result>,
  patience?: number,
): Promise<Result> => (await openStore(site)).withLock(work, patience)
