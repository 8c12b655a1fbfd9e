import type { PassedMark } from '@pundi/contract'
import { lazy, Suspense } from 'react'

/**
 * What is said of the budgets that a change made pass a mark; nothing where it made none. Its code and words come when
 * there is something to say.
 */
export const drawMarks = (passed: readonly PassedMark[] | undefined) =>
  passed && (
    <Suspense>
      <PassedMarks passed={passed} />
    </Suspense>
  )

const PassedMarks = lazy(() =>
  import(/* webpackChunkName: "passed-marks" */ './PassedMarks').then(
    ({ PassedMarks, loadWords }) => loadWords().then(() => ({ default: PassedMarks })),
    () => ({ default: () => null }),
  ),
)
