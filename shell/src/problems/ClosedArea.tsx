import { Button } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { useStore } from 'zustand'
import type { AreaClosed } from '../areas/refuse-closed'
import { useText } from '../catalogue/text'
import { ProblemPage } from './ProblemPage'
import { useAwayTitle } from './use-away-title'
import { useTryAgain } from './use-try-again'

export function ClosedArea({ remote, notice }: Pick<AreaClosed, 'remote' | 'notice'>) {
  const text = useText()
  const language = useStore(preferences, state => state.language)
  const { tryAgain, isTrying } = useTryAgain()
  return (
    <ProblemPage
      title={useAwayTitle(remote)}
      way={{ to: '/', label: text('Go to the home page') }}
      actions={
        <Button onClick={tryAgain} {...(isTrying ? { busy: text('Loading...') } : {})}>
          {text('Try again')}
        </Button>
      }
      isCalm
    >
      {notice[language ?? 'default'] ?? notice.default}
    </ProblemPage>
  )
}
