import { AlertBox, LinkButton } from '@pundi/kit/ui'
import { Link } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'

/** Neither signed in nor here by a reset link, or here by one that a reload has forgotten. */
export function NoRight({ message }: { message: string | undefined }) {
  const text = useText()
  return (
    <AccountCard title={text('Set a New Password')} lead={text('It takes the place of the one you had.')}>
      <AlertBox type="error">
        {message ?? text('To set a new password, open the link of a reset e-mail, or sign in.')}
      </AlertBox>
      <LinkButton to="/request-password-reset">{text('Request a reset link')}</LinkButton>
      <p>
        <Link to="/sign-in?next=%2Fchange-password">{text('Log in')}</Link>
      </p>
    </AccountCard>
  )
}
