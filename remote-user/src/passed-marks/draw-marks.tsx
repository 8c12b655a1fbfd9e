import type { PassedMark } from '@pundi/contract'
import { Suspense } from 'react'
import { latePart } from '../late-part'

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

const PassedMarks = latePart(
  () =>
    import(/* webpackChunkName: "passed-marks" */ './PassedMarks').then(code =>
      code.loadWords().then(() => code),
    ),
  code => code.PassedMarks,
  () => null,
)
