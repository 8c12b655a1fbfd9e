import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import type { BucketAddress } from './bucket-address'
import { nameOfError, refused, statusOf } from './refused'

/** HTTP headers for browsers that read the bucket directly. */
export interface ObjectHeaders {
  type: string
  cache: string
  encoding?: string
}

interface StoredObject {
  content: Buffer
  etag: string
}

/** Objects by key. Keys are relative to the site's folder. */
export interface Objects {
  get: (key: string) => Promise<StoredObject | null>
  list: (prefix: string) => Promise<{ key: string; changedAt: number; bytes: number }[]>
  /**
   * Writes an object if its version is still `etag`. With null, writes it if it does not exist yet.
   * Returns the new version, or undefined if the condition failed and nothing was written.
   */
  putIf: (
    key: string,
    content: Buffer,
    etag: string | null,
    headers?: ObjectHeaders,
  ) => Promise<string | undefined>
  remove: (key: string) => Promise<void>
}

/**
 * Milliseconds without a byte after which a request fails. A request that never ends would hold the
 * site's lock for ever.
 */
const longestSilence = 15_000

/**
 * Uses the AWS client's default credentials. If the bucket refuses a request, throws an
 * `OperatorRefusal`.
 */
export function openObjects(address: BucketAddress, silence = longestSilence): Objects {
  const { bucket: Bucket, prefix } = address
  const client = openClient(address, silence)
  const begin = prefix && `${prefix}/`
  const named = (key: string) => ({ Bucket, Key: begin + key })
  const or = refused(`s3://${Bucket}`)

  const get: Objects['get'] = async key => {
    try {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand(named(key)))
      return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag }
    } catch (error) {
      if (['NoSuchKey', 'NotFound'].includes(nameOfError(error))) return null
      return or(error)
    }
  }

  return {
    get,
    async list(start) {
      const found: { key: string; changedAt: number; bytes: number }[] = []
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: begin + start }))
          for (const { Key = '', LastModified, Size = 0 } of page.Contents ?? [])
            found.push({ key: Key.slice(begin.length), changedAt: Number(LastModified), bytes: Size })
      } catch (error) {
        return or(error)
      }
      return found
    },
    async putIf(key, content, etag, headers) {
      const condition = etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag }
      try {
        const put = { ...named(key), ...condition, Body: content, ...(headers && toInput(headers)) }
        return (await client.send(new PutObjectCommand(put))).ETag
      } catch (error) {
        // 409: another writer was faster. 404: the object was deleted.
        if (![404, 409, 412].includes(statusOf(error) ?? 0) || nameOfError(error) === 'NoSuchBucket')
          return or(error)
      }
      // If a response is lost, the client writes again. The condition then fails, because the first
      // write succeeded.
      const present = await get(key)
      return present?.content.equals(content) ? present.etag : undefined
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key))).catch(or)
    },
  }
}

const toInput = ({ type, cache, encoding }: ObjectHeaders) => ({
  ContentType: type,
  CacheControl: cache,
  ...(encoding !== undefined && { ContentEncoding: encoding }),
})

function openClient({ endpoint, region = process.env.AWS_REGION }: BucketAddress, silence: number): S3Client {
  // Stops the AWS client from printing, on every run, that later versions need a newer Node.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
  // Only Amazon has regions, but the signature always needs one.
  const signed = region ?? (endpoint === undefined ? undefined : 'us-east-1')
  return new S3Client({
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(signed !== undefined && { region: signed }),
    requestHandler: { connectionTimeout: silence, socketTimeout: silence },
    // Some servers do not know the client's newer checksums. Instead, uploads are read back and
    // compared.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
