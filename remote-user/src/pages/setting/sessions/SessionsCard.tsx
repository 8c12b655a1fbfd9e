import type { Session } from '@pundi/contract'
import { AlertBox, Button, Card } from '@pundi/kit/ui'
import { useText } from '../catalogue/text'
import { TryAgain } from '../../../shared/retry/TryAgain'
import { EndSessionsDialog } from './EndSessionsDialog'
import { SessionRow } from './SessionRow'
import css from './SessionsCard.module.css'
import { useEnding } from './end-sessions'

export function SessionsCard({ sessions }: { sessions: Session[] | null }) {
  const text = useText()
  const { ending, fetcher, ask, cancel } = useEnding()
  const answer = fetcher.data
  const hasOthers = sessions?.some(({ current }) => !current)

  return (
    <Card
      title={text('Your devices')}
      actions={
        hasOthers && (
          <Button type="button" tone="quiet" className={css.others} onClick={() => ask({ what: 'others' })}>
            {text('End all other sessions')}
          </Button>
        )
      }
    >
      {answer && ending.what === 'nothing' && (
        <div className={css.answer}>
          <AlertBox type={answer.isEnded ? 'success' : 'error'}>{answer.message}</AlertBox>
        </div>
      )}
      {sessions === null && <TryAgain message={text('We couldn’t load your sessions')} />}
      {sessions && (
        <ul className={css.list}>
          {sessions.map(session => (
            <SessionRow key={session.id} session={session} onEnd={() => ask({ what: 'one', session })} />
          ))}
        </ul>
      )}
      <EndSessionsDialog ending={ending} fetcher={fetcher} onCancel={cancel} />
    </Card>
  )
}
