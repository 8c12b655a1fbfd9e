import { cataloguesBy } from '@pundi/platform/federation'
import { Suspense } from 'react'
import type { RecordDifferencesProps } from '../record/RecordDifferences'
import { messagesLoader } from '../retry/messages-loader'
import { withFallback } from '../retry/with-fallback'

const loadWords = messagesLoader(
  cataloguesBy(
    language =>
      import(/* webpackChunkName: "record-messages-[request]" */ `../record/catalogue/${language}.json`),
  ),
  'the differences',
)

const Loaded = withFallback(
  () =>
    Promise.all([
      import(/* webpackChunkName: "record-differences" */ '../record/RecordDifferences'),
      loadWords(),
    ]),
  ([code]) => code.RecordDifferences,
  () => null,
)

/**
 * Shows how the saved version differs from the form. Loaded on demand, because few saves meet a
 * newer version.
 */
export const Differences = (props: RecordDifferencesProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
)
