import { expect } from '@jest/globals'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '../publish/publish'
import { registryOf } from './read-site'

/**
 * The live registry without `folder`. A refused publication may change `folder`, because it repairs
 * pages.
 */
function inForce(site: string) {
  if (!existsSync(join(site, 'registry.json'))) return undefined
  return { ...registryOf(site), folder: undefined }
}

export async function expectRefusal(site: string, dist: string, message: string): Promise<void> {
  const before = inForce(site)
  await expect(publish({ site, dists: [dist], by: 'ana' })).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining(message),
  })
  expect(inForce(site)).toEqual(before)
}
