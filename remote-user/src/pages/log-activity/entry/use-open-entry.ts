import type { Activity } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { useState } from 'react'
import { answerOrNull } from '../../../shared/retry/answer-or-null'
import type { LogAnswer } from '../change-log'
import { loadEntry, type Entry } from './load-entry'

interface OpenEntry {
  activity: Activity
  detail: Entry | 'loading' | 'failed'
}

export function useOpenEntry(answered: LogAnswer | undefined) {
  const question = useQuestion<Activity, LogAnswer>(answered)
  const [loaded, setLoaded] = useState<OpenEntry>()

  async function load(activity: Activity) {
    setLoaded({ activity, detail: 'loading' })
    const detail = (await answerOrNull(loadEntry(activity.id))) ?? 'failed'
    setLoaded(now => (now?.activity.id === activity.id ? { activity, detail } : now))
  }

  return {
    activity: question.about,
    detail: question.failure?.entry ?? loaded?.detail ?? 'loading',
    failure: question.failure,
    open: (activity: Activity) => {
      question.ask(activity)
      void load(activity)
    },
    loadAgain: () => void (question.about && load(question.about)),
    close: question.cancel,
  }
}
