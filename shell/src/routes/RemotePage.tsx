import type { RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { pressEarlyKey } from '../boot/early-key'
import { markDrawing, unmarkDrawing } from '../federation/drawing-mark'
import { buildOf, loadedRouteModule, remoteOf } from '../federation/remotes'
import { useAddedPages } from '../federation/newer-builds'
import { Waiting } from './Waiting'

interface RemotePageProps {
  remote: RemoteName
  /** The page's name, or "layout". */
  page: string
}

/** A page whose files take long, in place of its data: its layout is shown meanwhile. */
export class LatePage {
  /** Why it did not come in the end. The route's loader throws it. */
  error: unknown

  constructor(readonly routeModule: Promise<RouteModule>) {}
}

/** Draws a page of a remote, or its layout. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const data: unknown = useLoaderData()
  return data instanceof LatePage ? <Late late={data} /> : <Drawn remote={remote} page={page} />
}

/** Runs the route's loader again once the page has come, or has not. */
function Late({ late }: { late: LatePage }) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let isShown = true
    const goOn = (error?: unknown) => {
      if (!isShown) return
      late.error = error
      void revalidate()
    }
    late.routeModule.then(() => goOn(), goOn)
    return () => {
      isShown = false
    }
  }, [late, revalidate])
  return <Waiting />
}

/** What a remote draws lies in an element that names it: no style of the remote reaches farther (decision 210). */
function Drawn({ remote, page }: RemotePageProps) {
  const { Component } = loadedRouteModule(remote, page)
  // A page that has a layout is inside its layout's element.
  const isInLayout = page !== 'layout' && !!buildOf(remote)?.layout
  const added = useAddedPages(remote)
  useState(() => {
    const build = buildOf(remote)
    if (build) markDrawing(build)
  })
  // React runs this only once the page was drawn whole.
  useEffect(() => {
    unmarkDrawing()
    remoteOf(remote).noteDrawn(page)
    // A layout hears keys once all that it holds is drawn.
    if (!isInLayout) pressEarlyKey()
  }, [remote, page, isInLayout])
  const drawn = page === 'layout' ? <Component added={added} /> : <Component />
  return isInLayout ? drawn : <div data-area={remote}>{drawn}</div>
}
