import type { Typed } from '@pundi/kit/form'

export const Hidden = ({ fields }: { fields: Typed<string> }) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
