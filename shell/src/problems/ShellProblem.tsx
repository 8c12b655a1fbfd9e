import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { NotAllowed } from './NotAllowed'
import { SignInFirst } from './SignInFirst'
import { SomethingBroke } from './SomethingBroke'

/** Shown in place of the whole shell: a guard refused somebody, or the shell itself broke. */
export function ShellProblem() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  if (status === 401) return <SignInFirst />
  if (status === 403) return <NotAllowed />
  return <SomethingBroke />
}
