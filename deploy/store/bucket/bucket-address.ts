import { OperatorRefusal } from '../../operator-refusal'

/** Where a bucket is, as in `s3://bucket/prefix?endpoint=https://s3.example&region=eu-west-1`. */
export interface BucketAddress {
  bucket: string
  /** The folder in the bucket that holds the site; empty for the bucket itself. */
  prefix: string
  /** The server, where it is not Amazon's. */
  endpoint: string | undefined
  region: string | undefined
}

const form = 's3://BUCKET/FOLDER?endpoint=ADDRESS&region=REGION'

/** Whether a site is in a bucket, not in a folder. */
export const isBucket = (site: string) => site.startsWith('s3://')

/** The parts of a bucket's address; undefined for a folder. Refuses an address of another form. */
export function parseBucketAddress(site: string): BucketAddress | undefined {
  if (!isBucket(site)) return undefined
  const url = URL.canParse(site) ? new URL(site) : undefined
  const prefix = url?.pathname.replace(/^\/|\/$/g, '') ?? ''
  if (!url || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.port || url.hash)
    throw new OperatorRefusal(`${site} is no address of a bucket. It has the form ${form}.`)
  if (url.username || url.password)
    throw new OperatorRefusal(
      'An address of a bucket has no credentials in it: the client finds them as usual, such as in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  if (prefix && !/^([A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*$/.test(prefix))
    throw new OperatorRefusal(`${prefix} cannot be the folder of a site in a bucket: use plain names.`)
  for (const name of url.searchParams.keys())
    if (!['endpoint', 'region'].includes(name))
      throw new OperatorRefusal(`An address of a bucket has no "${name}". It has the form ${form}.`)
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new OperatorRefusal(`${endpoint} is no address of a server, such as https://s3.example.`)
  return {
    ...{ bucket: url.hostname, prefix, endpoint },
    region: url.searchParams.get('region') ?? undefined,
  }
}
