import { Form, useLoaderData, useNavigation } from 'react-router-dom'
import { AccountCard } from '../AccountCard'
import { useText } from '../catalogue/text'
import { useAnswer } from '../use-account-form'
import type { ConfirmAnswer, ConfirmEmailData } from './send-confirmation'
import { AlertBox, Button, LinkButton, useSubmitOnce } from '@pundi/kit/ui'
import { useSession } from '@pundi/platform/session'

export function ConfirmEmailScreen() {
  const text = useText()
  const { hasLink } = useLoaderData<ConfirmEmailData>()
  const answer = useAnswer<ConfirmAnswer | null>() ?? undefined
  return (
    <AccountCard
      title={text('Confirm your email address')}
      lead={text("It replaces your account's current address.")}
    >
      {answer?.became === 'confirmed' ? (
        <EmailConfirmed message={answer.message(text)} />
      ) : hasLink ? (
        <ConfirmForm answer={answer} />
      ) : (
        <NoLink message={answer?.message(text)} />
      )}
    </AccountCard>
  )
}

/** `answer` is why the last try failed. */
function ConfirmForm({ answer }: { answer: ConfirmAnswer | undefined }) {
  const text = useText()
  const isBusy = useNavigation().state !== 'idle'
  const sendOnce = useSubmitOnce(isBusy, answer)
  return (
    <>
      {answer && <AlertBox type="error">{answer.message(text)}</AlertBox>}
      <Form method="post" onSubmit={sendOnce}>
        <p>{text('Press the button. From then on, sign in with the address that received this link.')}</p>
        <Button busy={isBusy ? text('Loading...') : undefined}>{text('Confirm my new email address')}</Button>
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

/** Shown without a link, after a reload, which forgets the link, and for a dead link: then `message` says why. */
function NoLink({ message }: { message: string | undefined }) {
  const text = useText()
  return (
    <>
      <AlertBox type="error">
        {message ?? text('To confirm a new address, open the link in the email that was sent to it.')}
      </AlertBox>
      <p>{text('Link missing or expired? Save the new address again in Settings.')}</p>
      <LinkButton to="/setting">{text('Open Settings')}</LinkButton>
    </>
  )
}
