import type { RemoteName } from '@pundi/contract/federation'
import { LinkButton } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { useAwayTitle } from './use-away-title'
import { PageProblem } from './PageProblem'
import classes from './ProblemPage.module.css'

/**
 * Replaces an area if the area's layout failed to load. Shows no links to the area's pages, because
 * they would fail too.
 */
export function AreaProblem({ remote, page }: { remote: RemoteName; page: string }) {
  const text = useText()
  return (
    <main className={classes.page}>
      <PageProblem
        remote={remote}
        page={page}
        away={useAwayTitle(remote)}
        way={
          <LinkButton to="/" tone="quiet">
            {text('Go to the home page')}
          </LinkButton>
        }
      />
    </main>
  )
}
