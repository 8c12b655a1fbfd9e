import { S3ServiceException } from '@aws-sdk/client-s3'
import { codeOf, OperatorRefusal } from '../../operator-refusal'

const withoutCredentials = /^(CredentialsProviderError|TokenProviderError)$/

const unreachable = /^(E[A-Z]+|TimeoutError)$/

export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

export const nameOfError = (error: unknown): string => (error instanceof Error ? error.name : '')

/**
 * Turns an error that the operator can fix into an `OperatorRefusal`. Rethrows other errors, which
 * are bugs.
 */
export const refused =
  (bucket: string) =>
  (error: unknown): never => {
    if (error instanceof S3ServiceException)
      throw new OperatorRefusal(
        `The bucket ${bucket} answered ${statusOf(error)} (${error.name}: ${error.message}). Check the address, the credentials and their rights.`,
      )
    if (withoutCredentials.test(nameOfError(error)))
      throw new OperatorRefusal(
        `There are no credentials for ${bucket}. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or use another source of credentials that the AWS client reads.`,
      )
    if (error instanceof Error && error.message === 'Region is missing')
      throw new OperatorRefusal(`The region of ${bucket} is missing: add ?region= to its address.`)
    // The response came from a proxy or from a server of another kind.
    const { statusCode } = (error as { $response?: { statusCode?: number } }).$response ?? {}
    if (statusCode !== undefined)
      throw new OperatorRefusal(
        `The server at the address of ${bucket} answered ${statusCode}, but not like a bucket server. Check the address.`,
      )
    const code = codeOf(error) ?? nameOfError(error)
    if (unreachable.test(code))
      throw new OperatorRefusal(`${bucket} cannot be reached (${code}). Check its address and the network.`)
    throw error
  }
