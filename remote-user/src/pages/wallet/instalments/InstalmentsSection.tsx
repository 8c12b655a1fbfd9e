import type { InstalmentsListAnswer, Wallet } from '@pundi/contract'
import { TryAgain } from '../../../shared/retry/TryAgain'
import { useText } from '../../../shared/money-form/catalogue/text'
import { InstalmentsBoard, type InstalmentsBoardProps } from './InstalmentsBoard'

interface InstalmentsSectionProps extends Omit<InstalmentsBoardProps, 'plans'> {
  answer: InstalmentsListAnswer | null
  wallets: Wallet[]
}

export function InstalmentsSection({ answer, ...props }: InstalmentsSectionProps) {
  if (answer === null) return <NotLoaded />
  if (answer.data.length === 0 && props.wallets.length === 0) return null
  return <InstalmentsBoard plans={answer.data} {...props} />
}

function NotLoaded() {
  const text = useText()
  return <TryAgain message={text('We couldn’t load your instalment purchases.')} />
}
