/** Prevents the server's start. The message is one sentence for the operator, printed without a stack. */
export class OperatorRefusal extends Error {}
