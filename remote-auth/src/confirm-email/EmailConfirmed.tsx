import { useSession } from '@pundi/platform/session'
import { AlertBox, LinkButton } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

export function EmailConfirmed({ message }: { message: string }) {
  const text = useText()
  const isSignedIn = useSession(({ token }) => token !== null)
  return (
    <>
      <AlertBox type="success">{message}</AlertBox>
      {isSignedIn ? (
        <LinkButton to="/dashboard">{text('Go to the dashboard')}</LinkButton>
      ) : (
        <LinkButton to="/sign-in">{text('Log in')}</LinkButton>
      )}
    </>
  )
}
