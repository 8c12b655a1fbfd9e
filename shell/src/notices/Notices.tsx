import { lazy, Suspense, type ComponentType } from 'react'
import { useStore } from 'zustand'
import { notices } from './notices'

/** Rarely is there anything to tell, so how it is drawn is a file of its own. Without it, nothing is told. */
const ShellNotice = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "notice" */ './ShellNotice').then(
    loaded => ({ default: loaded.ShellNotice }),
    () => ({ default: () => null }),
  ),
)

/** What the shell has to tell beside a page that goes on. */
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
