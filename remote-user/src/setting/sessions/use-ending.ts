import type { Session } from '@pundi/contract'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'
import type { EndAnswer } from './end-sessions'

/** Which sessions somebody is being asked about. */
export type Ending = { what: 'nothing' } | { what: 'one'; session: Session } | { what: 'others' }

const nothing: Ending = { what: 'nothing' }

/** The question before sessions end. It is over as soon as the server has answered, whatever it said. */
export function useEnding() {
  const fetcher = useFetcher<EndAnswer>()
  const [asked, setAsked] = useState({ ending: nothing, answerBefore: fetcher.data })
  const isAnswered = fetcher.data !== asked.answerBefore
  const ask = (ending: Ending) => setAsked({ ending, answerBefore: fetcher.data })
  return { ending: isAnswered ? nothing : asked.ending, fetcher, ask, cancel: () => ask(nothing) }
}
