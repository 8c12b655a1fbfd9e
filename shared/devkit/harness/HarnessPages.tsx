import { Link, useLocation, useRouteError } from 'react-router-dom'
import type { Page } from '@pundi/platform/federation'
import { Button, Card, ProblemCard } from '@pundi/kit/ui'

export function ElsewherePage({ pages }: { pages: Page[] }) {
  const { pathname } = useLocation()
  return (
    <Card title={`${pathname} is no page of this remote`}>
      <p>The shell would open it. The pages of this remote:</p>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path}>{path}</Link> {title}
          </li>
        ))}
      </ul>
    </Card>
  )
}

export function FailedPage() {
  const error = useRouteError()
  return (
    <ProblemCard
      title="This page could not be shown"
      actions={<Button onClick={() => location.reload()}>Try again</Button>}
    >
      {error instanceof Error ? error.message : JSON.stringify(error)}
    </ProblemCard>
  )
}
