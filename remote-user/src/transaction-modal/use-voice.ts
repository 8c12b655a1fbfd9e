import { preferences } from '@pundi/platform/session'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadVoice, voiceOf } from './load-voice'

/** How amounts are said, in the language that the reader has chosen by now: one chosen meanwhile is loaded. */
export function useVoice() {
  const now = useSyncExternalStore(preferences.subscribe, preferences.getState)
  const { language } = now
  const [, setLoaded] = useState(language)
  useEffect(() => {
    let isWanted = true
    void loadVoice(language).then(
      () => isWanted && setLoaded(language),
      (error: unknown) => console.warn('The amounts of the chosen language did not load.', error),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  return voiceOf(now)
}
