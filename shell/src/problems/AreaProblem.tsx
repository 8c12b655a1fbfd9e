import { useRouteError } from 'react-router-dom'
import { AccessProblem } from '../areas/access-problem'
import { NotAllowed } from './NotAllowed'
import { SignInFirst } from './SignInFirst'
import { SomethingBroke } from './SomethingBroke'

/** Says why an area did not let somebody in. */
export function AreaProblem() {
  const error = useRouteError()
  if (!(error instanceof AccessProblem)) return <SomethingBroke />
  return error.reason === 'not-allowed' ? <NotAllowed /> : <SignInFirst />
}
