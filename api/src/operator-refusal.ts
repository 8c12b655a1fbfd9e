/**
 * An error that prevents the server's start. The message is one sentence for the operator, printed
 * without a stack trace.
 */
export class OperatorRefusal extends Error {
  override name = 'OperatorRefusal'
}
