import { Toast } from '@pundi/kit/ui'
import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { useText, type MessageId } from '../catalogue/text'
import { openDocument } from '../federation/open-document'
import { remoteOf } from '../federation/remotes'
import { dismissNotice, notices, type Notice } from '../federation/notices'
import { takeOver } from './take-over'

const sayings: Record<Notice['about'], { message: MessageId; action: MessageId }> = {
  newer: { message: 'There’s a new version of Pundi.', action: 'Update now' },
  error: { message: 'Something on this page didn’t work.', action: 'Use the previous version' },
}

export function ShellNotice() {
  const text = useText()
  const told = useStore(notices, state => state.notice)
  // Render the empty toast first, because screen readers announce only changes in an existing live
  // region.
  const notice = useDeferredValue(told, undefined)
  const saying = notice && sayings[notice.about]
  return (
    <Toast
      message={saying && text(saying.message)}
      stamp={notice}
      action={saying && { label: text(saying.action), onAct: () => act(notice) }}
      onDismiss={dismissNotice}
      dismissLabel={text('Dismiss')}
      shownFor={12_000}
    />
  )
}

function act(notice: Notice) {
  dismissNotice()
  if (notice.about === 'newer') void takeOver().then(() => openDocument(location.href))
  else void remoteOf(notice.remote).leave(location.href)
}
