const stacks = new WeakMap<object, string>()

/**
 * Keeps which components were rendered when an error was caught. React itself throws if it cannot render what a
 * component returned; then only this names the component.
 */
export function keepComponents(error: unknown, { componentStack }: { componentStack?: string | undefined }) {
  if (error instanceof Error) stacks.set(error, componentStack ?? '')
  console.error(error)
}

export const componentsOf = (error: Error) => stacks.get(error) ?? ''
