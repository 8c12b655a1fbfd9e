import type { RemoteName } from '@pundi/shared/federation'
import { AreaLayout } from '@pundi/shared/ui'
import { Circle } from 'lucide-react'
import { buildOf } from '../border/registry'
import { useText } from '../catalogue/text'
import { areaNames } from './area-names'
import { PageProblem } from './PageProblem'
import classes from './ProblemPage.module.css'

/**
 * Stands where a whole area would, when its remote cannot even bring its layout. Where the area can be left to is known
 * from the registry, so its frame still stands and leads there.
 */
export function LayoutProblem({ remote }: { remote: RemoteName }) {
  const text = useText()
  const pages = buildOf(remote)?.pages ?? []
  const entries = pages.flatMap(({ path, navigation }) =>
    navigation ? { path, ...navigation, icon: Circle } : [],
  )
  if (entries.length === 0)
    return (
      <main className={classes.page}>
        <PageProblem remote={remote} />
      </main>
    )
  return (
    <AreaLayout home={entries[0]!.path} entries={entries} text={text} header={text(areaNames[remote])}>
      <PageProblem remote={remote} />
    </AreaLayout>
  )
}
