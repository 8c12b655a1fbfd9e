import type { RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import { useEffect, useState } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { pressEarlyKey } from '../boot/early-key'
import { recordDrawing, clearSoon } from '../federation/reports/drawing-record'
import { buildOf, loadedRouteModule, remoteOf } from '../federation/remotes'
import { useAddedPages } from '../federation/newer-builds'
import { Waiting } from './Waiting'

interface RemotePageProps {
  remote: RemoteName
  page: string
}

/**
 * Loader data of a page that loads slowly. Until the page's files arrive, only the layout is shown.
 */
export class LatePage {
  error: unknown

  constructor(readonly routeModule: Promise<RouteModule>) {}
}

export function RemotePage({ remote, page }: RemotePageProps) {
  const data: unknown = useLoaderData()
  return data instanceof LatePage ? <Late late={data} /> : <Drawn remote={remote} page={page} />
}

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

/**
 * Wraps a remote's output in an element with the remote's name, which limits the remote's styles
 * (decision 210).
 */
function Drawn({ remote, page }: RemotePageProps) {
  const { Component } = loadedRouteModule(remote, page)
  // If a page has a layout, the layout's element already wraps the page.
  const isInLayout = page !== 'layout' && !!buildOf(remote)?.layout
  const added = useAddedPages(remote)
  useState(() => {
    const build = buildOf(remote)
    if (build) recordDrawing(build)
  })
  // Effects run only after the page has rendered completely.
  useEffect(() => {
    clearSoon()
    remoteOf(remote).noteDrawn(page)
    // A key that was pressed before the start is for the layout. The layout can handle the key only
    // after all content has rendered.
    if (!isInLayout) pressEarlyKey()
  }, [remote, page, isInLayout])
  const drawn = page === 'layout' ? <Component added={added} /> : <Component />
  return isInLayout ? drawn : <div data-area={remote}>{drawn}</div>
}
