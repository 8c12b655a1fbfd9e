import { Button } from '@pundi/kit/ui'
import { preferences } from '@pundi/platform/session'
import { useStore } from 'zustand'
import type { AreaClosed } from '../areas/refuse-closed'
import { useText } from '../catalogue/text'
import { areaNames } from './area-names'
import { ProblemPage } from './ProblemPage'
import { useTryAgain } from './use-try-again'

/** Shown in place of an area that the operator has closed, with the operator's own words. */
export function ClosedArea({ remote, notice }: Pick<AreaClosed, 'remote' | 'notice'>) {
  const text = useText()
  const language = useStore(preferences, state => state.language)
  const { tryAgain, isTrying } = useTryAgain()
  return (
    <ProblemPage
      title={text('{area} cannot be reached', { area: text(areaNames[remote]) })}
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
