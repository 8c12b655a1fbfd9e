import { OperatorRefusal } from '../../operator-refusal'

/** `s3://bucket/prefix?endpoint=https://s3.example&region=eu-west-1`. */
export interface BucketAddress {
  bucket: string
  /** Folder of the site; empty for the whole bucket. */
  prefix: string
  endpoint: string | undefined
  region: string | undefined
}

const form = 's3://BUCKET/FOLDER?endpoint=ADDRESS&region=REGION'

export const isBucket = (site: string) => site.startsWith('s3://')

/** Undefined for a folder. Refuses a malformed address. */
export function parseBucketAddress(site: string): BucketAddress | undefined {
  if (!isBucket(site)) return undefined
  const url = URL.canParse(site) ? new URL(site) : undefined
  const prefix = url?.pathname.replace(/^\/|\/$/g, '') ?? ''
  if (!url || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname) || url.port || url.hash)
    throw new OperatorRefusal(`${site} is not a valid bucket address. Write it like ${form}.`)
  if (url.username || url.password)
    throw new OperatorRefusal(
      'Leave credentials out of the bucket address. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY instead, or use another source of credentials that the AWS client reads.',
    )
  if (prefix && !/^([A-Za-z0-9_-][\w.-]*\/)*[A-Za-z0-9_-][\w.-]*$/.test(prefix))
    throw new OperatorRefusal(
      `${prefix} cannot be the folder of a site in a bucket. Use only letters, digits, dots, - and _ in each part, and no dot at its beginning.`,
    )
  for (const name of url.searchParams.keys())
    if (!['endpoint', 'region'].includes(name))
      throw new OperatorRefusal(
        `A bucket address cannot have the parameter "${name}". Write the address like ${form}.`,
      )
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !/^https?:$/.test(URL.canParse(endpoint) ? new URL(endpoint).protocol : ''))
    throw new OperatorRefusal(`${endpoint} is not a valid server address. Write it like https://s3.example.`)
  return {
    ...{ bucket: url.hostname, prefix, endpoint },
    region: url.searchParams.get('region') ?? undefined,
  }
}
