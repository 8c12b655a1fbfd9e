import { Toast } from '@pundi/kit/ui'
import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { useText, type MessageId } from '../catalogue/text'
import { openDocument } from '../federation/open-document'
import { remoteOf } from '../federation/remotes'
import { dismissNotice, notices, type Notice } from './notices'
import { takeOver } from './take-over'

const sayings: Record<Notice['about'], { message: MessageId; action: MessageId }> = {
  newer: { message: 'There is a new version of Pundi.', action: 'Use it now' },
  error: { message: 'Something on this page did not work.', action: 'Use the previous version' },
}

/** Tells what the shell noticed, and goes by itself. */
export function ShellNotice() {
  const text = useText()
  const told = useStore(notices, state => state.notice)
  // A screen reader announces only what changes in a region that it already knows.
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
