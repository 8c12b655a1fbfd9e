import type { InstalmentsListAnswer, Wallet } from '@pundi/contract'
import { lazy, use } from 'react'
import { TryAgain } from '../../TryAgain'
import { useText } from '../catalogue/text'
import type { InstalmentsBoardProps } from './InstalmentsBoard'

interface InstalmentsSectionProps extends Omit<InstalmentsBoardProps, 'plans'> {
  /** Null where they could not be loaded. */
  later: Promise<InstalmentsListAnswer | null>
  wallets: Wallet[]
}

/** What is paid in instalments. Its code is loaded where there may be any: who has no wallet is asked for one first. */
export function InstalmentsSection({ later, ...props }: InstalmentsSectionProps) {
  const answer = use(later)
  if (answer === null) return <NotLoaded />
  if (answer.data.length === 0 && props.wallets.length === 0) return null
  return <InstalmentsBoard plans={answer.data} {...props} />
}

function NotLoaded() {
  const text = useText()
  return <TryAgain message={text('Your purchases in instalments could not be loaded.')} />
}

const InstalmentsBoard = lazy(() =>
  import(/* webpackChunkName: "instalments" */ './InstalmentsBoard').then(
    ({ InstalmentsBoard, loadWords }) => loadWords().then(() => ({ default: InstalmentsBoard })),
    () => ({ default: NotLoaded }),
  ),
)
