import { S3ServiceException } from '@aws-sdk/client-s3'
import { codeOf, OperatorRefusal } from '../../operator-refusal'

/** Names of errors of the client, which has found no credentials or no region. */
const withoutCredentials = /^(CredentialsProviderError|TokenProviderError)$/

/** Codes and names of errors of a network. */
const unreachable = /^(E[A-Z]+|TimeoutError)$/

/** The HTTP status that a bucket answered with. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined

export const nameOfError = (error: unknown): string => (error instanceof Error ? error.name : '')

/** Throws what an operator can act on as a sentence, and anything else, which is a bug, as it is. */
export const refused =
  (bucket: string) =>
  (error: unknown): never => {
    if (error instanceof S3ServiceException)
      throw new OperatorRefusal(`${bucket} answered ${statusOf(error)}, ${error.name}: ${error.message}`)
    if (withoutCredentials.test(nameOfError(error)))
      throw new OperatorRefusal(
        `There are no credentials for ${bucket}. The client takes them from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or its other usual places.`,
      )
    if (error instanceof Error && error.message === 'Region is missing')
      throw new OperatorRefusal(`The region of ${bucket} is missing: add ?region= to its address.`)
    // A proxy in between, or another server.
    const { statusCode } = (error as { $response?: { statusCode?: number } }).$response ?? {}
    if (statusCode !== undefined)
      throw new OperatorRefusal(
        `${bucket} answered ${statusCode} with what no bucket says. Is its address right?`,
      )
    const code = codeOf(error) ?? nameOfError(error)
    if (unreachable.test(code)) throw new OperatorRefusal(`${bucket} cannot be reached: ${code}.`)
    throw error
  }
