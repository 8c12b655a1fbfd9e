import { Button } from '@pundi/shared/ui'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'
import { useTryAgain } from './use-try-again'

/** The shell itself could not go on. */
export function SomethingBroke() {
  const text = useText()
  const { tryAgain, isTrying } = useTryAgain()
  return (
    <ProblemPage
      title={text('Something broke on our side')}
      way={{ to: '/', label: text('To the start page') }}
    >
      <p>{text('Nothing of yours is lost. Check your connection and try again in a moment.')}</p>
      <Button onClick={tryAgain} {...(isTrying ? { busy: text('Loading...') } : {})}>
        {text('Try again')}
      </Button>
    </ProblemPage>
  )
}
