import { showNotice } from '../notices'
import { isAnythingNewer } from '../newer-builds'
import { onNewRegistry, refreshRegistry } from '../../registry/registry'

/** Milliseconds between fetches of the registry while the tab is visible. */
const interval = 5 * 60_000

/** Offers an update if a new version is published while the tab is open (decision 086). */
export function watchRegistry() {
  const look = () => {
    if (document.visibilityState === 'visible') void refreshRegistry()
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, interval)
  onNewRegistry(() => {
    if (isAnythingNewer()) showNotice({ about: 'newer' })
  })
}
