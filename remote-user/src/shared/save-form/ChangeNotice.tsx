import { ChangeToast } from '@pundi/kit/form'
import type { ChangeAnswer, DoneChange } from '@pundi/kit/form'
import type { ReactNode } from 'react'
import type { FetcherWithComponents } from 'react-router-dom'
import { useText } from '../../catalogue/text'
import type { UndoFields } from './undo-entries'

interface ChangeNoticeProps<Change extends string, Outcome> {
  fetcher: FetcherWithComponents<ChangeAnswer<Change, Outcome>>
  action: string
  sayDone: (done: DoneChange<Change, Outcome>) => string | undefined
  /** Changes that are made by a button. The notice shows their failures, because no form does. */
  saidHere: readonly Change[]
  moreOf?: (done: DoneChange<Change, Outcome>) => ReactNode
}

export function ChangeNotice<Change extends string, Outcome extends { undo?: UndoFields }>({
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
