import { expect } from '@jest/globals'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '../publish/publish'

function pointerOf(site: string): string | undefined {
  const file = join(site, 'registry.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Fails unless publishing a build is refused with a sentence that contains the message, and the pointer stays. */
export async function expectRefusal(site: string, dist: string, message: string): Promise<void> {
  const before = pointerOf(site)
  await expect(publish({ site, dists: [dist], by: 'ana' })).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining(message),
  })
  expect(pointerOf(site)).toBe(before)
}
