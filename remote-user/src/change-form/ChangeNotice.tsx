import { ChangeToast } from '@pundi/kit/area'
import type { ChangeAnswer, DoneChange } from '@pundi/kit/form'
import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../catalogue/text'

interface ChangeNoticeProps<Change extends string, Outcome> {
  fetcher: FetcherWithComponents<ChangeAnswer<Change, Outcome>>
  /** The address of the page, which makes its changes. */
  action: string
  sayDone: (done: DoneChange<Change, Outcome>) => string | undefined
  /** The changes whose refusals no form says: one press asks for them. */
  saidHere: readonly Change[]
  /** What there is to say beside it. */
  moreOf?: (done: DoneChange<Change, Outcome>) => ReactNode
}

/** Says that a change was made, with its undo; or why one was refused that one press asked for. */
export function ChangeNotice<Change extends string, Outcome extends { undo?: Record<string, string> }>({
  fetcher,
  action,
  sayDone,
  saidHere,
  moreOf,
}: ChangeNoticeProps<Change, Outcome>) {
  const text = useText()
  return (
    <ChangeToast
      answer={fetcher.data}
      {...{ sayDone, saidHere, moreOf, text }}
      actionOf={({ outcome: { undo } }) =>
        undo && { label: text('Undo'), onAct: () => void fetcher.submit(undo, { method: 'post', action }) }
      }
    />
  )
}
