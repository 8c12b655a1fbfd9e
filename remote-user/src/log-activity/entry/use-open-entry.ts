import type { Activity } from '@pundi/contract'
import { useQuestion } from '@pundi/kit/list'
import { type ComponentType, useState } from 'react'
import { settleCall } from '../../settle-call'
import type { LogAnswer } from '../change-log'
import { loadEntry, type Entry } from './load-entry'
import type { OpenedEntryProps } from './OpenedEntry'

interface OpenEntry {
  activity: Activity
  detail: Entry | 'loading' | 'failed'
  /** Shows the detail. */
  Opened?: ComponentType<OpenedEntryProps>
}

/** The entry that is looked at. It closes once it has been brought back. */
export function useOpenEntry(answered: LogAnswer | undefined) {
  const question = useQuestion<Activity, LogAnswer>(answered)
  const [loaded, setLoaded] = useState<OpenEntry>()

  async function load(activity: Activity) {
    setLoaded({ activity, detail: 'loading' })
    const [detail, Opened] = await Promise.all([settleCall(loadEntry(activity.id)), loadOpenedEntry()])
    const opened: OpenEntry = detail && Opened ? { activity, detail, Opened } : { activity, detail: 'failed' }
    setLoaded(now => (now?.activity.id === activity.id ? opened : now))
  }

  return {
    activity: question.about,
    detail: question.failure?.entry ?? loaded?.detail ?? 'loading',
    Opened: loaded?.Opened,
    failure: question.failure,
    open: (activity: Activity) => {
      question.ask(activity)
      void load(activity)
    },
    loadAgain: () => void (question.about && load(question.about)),
    close: question.cancel,
  }
}

/** The code that shows an entry, with its words; null where it did not load: the next opening tries again. */
async function loadOpenedEntry() {
  try {
    const { loadWords, OpenedEntry } = await import(/* webpackChunkName: "log-entry" */ './OpenedEntry')
    await loadWords()
    return OpenedEntry
  } catch (error) {
    console.warn('What shows an entry of the log did not load.', error)
    return null
  }
}
