import { Toast } from '@pundi/kit/ui'
import { useDeferredValue } from 'react'
import { useStore } from 'zustand'
import { useText, type MessageId } from '../catalogue/text'
import { openDocument } from '../federation/open-document'
import { remoteOf } from '../federation/remotes'
import { dismissNotice, notices, type Notice } from '../federation/notices'
import type { Told } from '../worker/scope'

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

/** Maximum number of milliseconds to wait until the new service worker takes over. */
const patience = 3000

/**
 * Activates the waiting service worker after the user agreed to the update. The caller then opens a
 * new document.
 */
async function takeOver(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.waiting) return
  const taken = new Promise(resolve =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  )
  registration.waiting.postMessage({ do: 'take over' } satisfies Told)
  await Promise.race([taken, new Promise(resolve => setTimeout(resolve, patience))])
}
