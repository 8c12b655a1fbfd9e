import type { Transaction } from '@pundi/contract'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { ChangeAnswer } from './change-transactions'

/** What somebody is being asked about. */
export type Question =
  | { about: 'nothing' }
  | { about: 'remove'; rows: [Transaction] }
  | { about: 'remove-many'; rows: Transaction[] }
  | { about: 'move'; rows: Transaction[] }

const nothing: Question = { about: 'nothing' }

/**
 * The questions before a change, and its answer. A question is over once the change is made and the list is fresh;
 * after a failure it stays, to be answered again.
 */
export function useChange() {
  const fetcher = useFetcher<ChangeAnswer>()
  const { data } = fetcher
  const [asked, setAsked] = useState({ question: nothing, answerBefore: data })
  const isBusy = fetcher.state !== 'idle'
  const answer = !isBusy && data !== asked.answerBefore ? data : undefined
  const isOver = answer !== undefined && !('failed' in answer)
  const ask = (question: Question) => setAsked({ question, answerBefore: data })

  return {
    fetcher,
    isBusy,
    question: isOver ? nothing : asked.question,
    /** Why the change that is asked about was not made. */
    failure: answer && 'failed' in answer ? answer.message : undefined,
    /** What the last question ended with. */
    outcome: isOver ? answer : undefined,
    ask,
    cancel: () => {
      if (!isBusy) ask(nothing)
    },
  }
}
