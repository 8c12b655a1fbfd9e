import type { RemoteName } from '@pundi/contract/federation'
import { LinkButton } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { areaNames } from './area-names'
import { PageProblem } from './PageProblem'
import classes from './ProblemPage.module.css'

/**
 * Stands where a whole area would, when its remote cannot even bring its layout, or it has none. No entries lead to its
 * pages: none of them would open.
 */
export function AreaProblem({ remote, page }: { remote: RemoteName; page: string }) {
  const text = useText()
  return (
    <main className={classes.page}>
      <PageProblem
        remote={remote}
        page={page}
        away={text('{area} cannot be reached', { area: text(areaNames[remote]) })}
        way={
          <LinkButton to="/" tone="quiet">
            {text('To the start page')}
          </LinkButton>
        }
      />
    </main>
  )
}
