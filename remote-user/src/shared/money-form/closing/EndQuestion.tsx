import type { MoneyFormProps } from '../use-money-form'
import { ClosingQuestion } from './ClosingQuestion'
import { RemovalQuestion } from './RemovalQuestion'

export function EndQuestion({ purpose, ...props }: MoneyFormProps<'closing' | 'removal'>) {
  return purpose.form === 'closing' ? (
    <ClosingQuestion {...props} purpose={purpose} />
  ) : (
    <RemovalQuestion {...props} purpose={purpose} />
  )
}
