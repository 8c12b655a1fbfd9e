const stacks = new WeakMap<object, string>()

/**
 * Stores the component stack of a caught error. If React cannot render the value that a component
 * returned, React itself throws the error, and only the component stack names the component.
 */
export function keepComponents(error: unknown, { componentStack }: { componentStack?: string | undefined }) {
  if (error instanceof Error) stacks.set(error, componentStack ?? '')
  console.error(error)
}

export const componentsOf = (error: Error) => stacks.get(error) ?? ''
