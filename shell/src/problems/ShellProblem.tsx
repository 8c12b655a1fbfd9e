import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { AreaClosed } from '../areas/refuse-closed'
import { ClosedArea } from './ClosedArea'
import { NotAllowed } from './NotAllowed'
import { SignInFirst } from './SignInFirst'
import { SomethingBroke } from './SomethingBroke'

export function ShellProblem() {
  const error = useRouteError()
  if (error instanceof AreaClosed) return <ClosedArea remote={error.remote} notice={error.notice} />
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 401) return <SignInFirst />
  if (status === 403) return <NotAllowed />
  return <SomethingBroke />
}
