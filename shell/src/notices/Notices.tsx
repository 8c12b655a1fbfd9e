import { lazy, Suspense, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { notices } from '../federation/notices'

/**
 * Notices are rare, so their code is a separate file. If the file fails to load, nothing is shown.
 */
const ShellNotice = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "notice" */ './ShellNotice').then(
    loaded => ({ default: loaded.ShellNotice }),
    () => ({ default: () => null }),
  ),
)

export function Notices() {
  const hasTold = useStore(notices, state => state.hasTold)
  return (
    hasTold && (
      <Suspense>
        <ShellNotice />
      </Suspense>
    )
  )
}
