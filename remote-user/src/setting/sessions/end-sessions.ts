import { removeOtherSessions, removeSession, type Session } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'

export interface EndAnswer {
  isEnded: boolean
  message: string
}

/** Ends the session that a form names, or all others where it names none. */
export async function endSessions(form: FormData): Promise<EndAnswer> {
  const id = form.get('session_id') as string | null
  try {
    const { message } = await (id === null
      ? send(removeOtherSessions, { fallback: text('The sessions could not be ended.') })
      : send(removeSession, { params: { id }, fallback: text('The session could not be ended.') }))
    return { isEnded: true, message }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    // The session ended in the meantime, so nothing is left to do.
    if (error.status === 404) return { isEnded: true, message: text('The session has ended.') }
    return { isEnded: false, message: error.message }
  }
}

/** Which sessions somebody is being asked about. */
export type Ending = { what: 'nothing' } | { what: 'one'; session: Session } | { what: 'others' }

const nothing: Ending = { what: 'nothing' }

/** The question before sessions are ended. It closes as soon as the server has answered. */
export function useEnding() {
  const fetcher = useFetcher<EndAnswer>()
  const [asked, setAsked] = useState({ ending: nothing, answerBefore: fetcher.data })
  const isAnswered = fetcher.data !== asked.answerBefore
  const ask = (ending: Ending) => setAsked({ ending, answerBefore: fetcher.data })
  return { ending: isAnswered ? nothing : asked.ending, fetcher, ask, cancel: () => ask(nothing) }
}
