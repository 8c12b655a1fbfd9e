import type { RemoteName } from '@pundi/shared/federation'
import { PageProblem } from './PageProblem'

/** Stands where a whole area would, layout and all. */
export function LayoutProblem({ remote }: { remote: RemoteName }) {
  return <PageProblem remote={remote} />
}
