import type { Registry, RemoteName } from '@pundi/contract/federation'

export interface RunningCanary {
  remote: RemoteName
  id: string
  inForce: string
  percent: number
  undo: string
  revision: number
}

export function canaryIn({ revision, remotes }: Registry): RunningCanary | undefined {
  const own = Object.values(remotes).find(({ canary }) => canary?.undo !== undefined)
  if (own?.canary?.undo === undefined) return undefined
  const { current, canary } = own
  const { build, percent, undo = '' } = canary
  return { remote: current.remote, id: build.id, inForce: current.id, percent, undo, revision }
}
