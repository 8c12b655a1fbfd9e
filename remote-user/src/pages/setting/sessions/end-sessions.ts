import { removeOtherSessions, removeSession, type Session } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { useState } from 'react'
import { useFetcher } from 'react-router-dom'

export interface EndAnswer {
  isEnded: boolean
  message: string
}

export async function endSessions(form: FormData): Promise<EndAnswer> {
  const id = form.get('session_id') as string | null
  try {
    const { message } = await (id === null
      ? send(removeOtherSessions, { fallback: text('We couldn’t end the sessions.') })
      : send(removeSession, { params: { id }, fallback: text('We couldn’t end the session.') }))
    return { isEnded: true, message }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.status === 404) return { isEnded: true, message: text('The session has ended.') }
    return { isEnded: false, message: error.message }
  }
}

export type Ending = { what: 'nothing' } | { what: 'one'; session: Session } | { what: 'others' }

const nothing: Ending = { what: 'nothing' }

export function useEnding() {
  const fetcher = useFetcher<EndAnswer>()
  const [asked, setAsked] = useState({ ending: nothing, answerBefore: fetcher.data })
  const isAnswered = fetcher.data !== asked.answerBefore
  const ask = (ending: Ending) => setAsked({ ending, answerBefore: fetcher.data })
  return { ending: isAnswered ? nothing : asked.ending, fetcher, ask, cancel: () => ask(nothing) }
}
