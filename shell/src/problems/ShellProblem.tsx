import { useRouteError } from 'react-router-dom'
import { AccessProblem } from '../areas/access-problem'
import { NotAllowed } from './NotAllowed'
import { SignInFirst } from './SignInFirst'
import { SomethingBroke } from './SomethingBroke'

/** Stands where the whole shell would: an area does not let somebody in, or the shell itself broke. */
export function ShellProblem() {
  const error = useRouteError()
  if (!(error instanceof AccessProblem)) return <SomethingBroke />
  return error.reason === 'not-allowed' ? <NotAllowed /> : <SignInFirst />
}
