import type { Registry, RemoteName } from '@pundi/contract/federation'

/** A build that a part of all browsers runs, as the registry names it. */
export interface RunningCanary {
  remote: RemoteName
  id: string
  /** The build in force, which the others run. */
  inForce: string
  percent: number
  /** The folder of the revision without it. */
  undo: string
  revision: number
}

/** The canary of a registry; undefined if there is none. */
export function canaryIn({ revision, remotes }: Registry): RunningCanary | undefined {
  const own = Object.values(remotes).find(({ canary }) => canary?.undo !== undefined)
  if (own?.canary?.undo === undefined) return undefined
  const { current, canary } = own
  const { build, percent, undo = '' } = canary
  return { remote: current.remote, id: build.id, inForce: current.id, percent, undo, revision }
}
