import type { RemoteName } from '@pundi/contract/federation'
import { LinkButton } from '@pundi/kit/ui'
import { useText, type MessageId } from '../catalogue/text'
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

/** What people call the area of a remote. */
const areaNames: Record<RemoteName, MessageId> = {
  auth: 'The accounts area',
  user: 'Your area',
  admin: 'The admin area',
}
