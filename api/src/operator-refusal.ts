/** A start that cannot be: its message is one sentence for whoever starts Pundi, printed without a stack. */
export class OperatorRefusal extends Error {}
