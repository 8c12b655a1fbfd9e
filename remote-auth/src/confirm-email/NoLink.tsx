import { AlertBox, LinkButton } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'

/** Here without a link, by one that a reload has forgotten, or by one that is dead: then `message` says why. */
export function NoLink({ message }: { message: string | undefined }) {
  const text = useText()
  return (
    <>
      <AlertBox type="error">
        {message ?? text('To confirm a new address, open the link of the e-mail that was sent to it.')}
      </AlertBox>
      <p>
        {text(
          'No link at hand, or it does not work any more? Save the new address in Settings once more, and another one is sent.',
        )}
      </p>
      <LinkButton to="/setting">{text('Open Settings')}</LinkButton>
    </>
  )
}
