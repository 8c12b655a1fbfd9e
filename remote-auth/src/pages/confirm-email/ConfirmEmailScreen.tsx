import { Form, useLoaderData, useNavigation } from 'react-router-dom'
import { AccountCard } from '../../shared/account-card/AccountCard'
import { useText } from '../../catalogue/text'
import { useAnswer } from '../../shared/form/use-account-form'
import type { ConfirmAnswer, ConfirmEmailData, LinkedAddress } from './send-confirmation'
import { AlertBox, Button, LinkButton, useSubmitOnce } from '@pundi/kit/ui'
import { useSession } from '@pundi/platform/session'

export function ConfirmEmailScreen() {
  const text = useText()
  const { link } = useLoaderData<ConfirmEmailData>()
  const answer = useAnswer<ConfirmAnswer | null>() ?? undefined
  const of = answer?.of ?? link
  return (
    <AccountCard
      title={text('Confirm your email address')}
      lead={
        of === 'present'
          ? text('With a confirmed address, Pundi can send you the emails you ask for.')
          : text('Once confirmed, your new address replaces the current one.')
      }
    >
      {answer?.became === 'confirmed' ? (
        <EmailConfirmed message={answer.message(text)} />
      ) : link ? (
        <ConfirmForm of={link} answer={answer} />
      ) : (
        <NoLink of={of} message={answer?.message(text)} />
      )}
    </AccountCard>
  )
}

function ConfirmForm({ of, answer }: { of: LinkedAddress; answer: ConfirmAnswer | undefined }) {
  const text = useText()
  const isBusy = useNavigation().state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, answer)
  return (
    <>
      {answer && <AlertBox type="error">{answer.message(text)}</AlertBox>}
      <Form method="post" onSubmit={sendOnce}>
        <p>
          {of === 'present'
            ? text('Press the button to confirm that you own the address this link was sent to.')
            : text('Press the button to confirm. Then sign in with the address this link was sent to.')}
        </p>
        <Button busy={isBusy ? text('Loading...') : undefined}>
          {of === 'present' ? text('Confirm email address') : text('Confirm new email address')}
        </Button>
      </Form>
    </>
  )
}

function EmailConfirmed({ message }: { message: string }) {
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

/**
 * Shown if there is no link, for example after a reload. Also shown if the link is dead; `message`
 * is then the reason.
 */
function NoLink({ of, message }: { of: LinkedAddress | null; message: string | undefined }) {
  const text = useText()
  return (
    <>
      <AlertBox type="error">
        {message ?? text('To confirm a new email address, open the link we sent to it.')}
      </AlertBox>
      <p>
        {of === 'present'
          ? text('You can ask for another link in Settings.')
          : text('Link missing or expired? Save the new address again in Settings.')}
      </p>
      <LinkButton to="/setting">{text('Open Settings')}</LinkButton>
    </>
  )
}
