import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Product } from './start-product'

/** Milliseconds between two checks of the outbox. */
const pause = 100
/** Milliseconds after which an e-mail counts as missing. */
const patience = 10_000

export const resetLink = (product: Product, to: string) =>
  findInLetter(product, to, /http\S+\/change-password\?token=[\w%|~.-]+/)

export const confirmLink = (product: Product, to: string) =>
  findInLetter(product, to, /http\S+\/confirm-email\?token=[\w%|~.-]+/)

/** Waits for an e-mail to this address that matches the pattern. Returns the newest match. */
export async function findInLetter({ data }: Product, to: string, pattern: RegExp): Promise<string> {
  const outbox = join(data, 'outbox')
  const giveUp = Date.now() + patience
  while (Date.now() < giveUp) {
    for (const letter of (await readLetters(outbox)).reverse()) {
      const [found] = pattern.exec(letter) ?? []
      if (found && letter.includes(to)) return found
    }
    await new Promise(resolve => setTimeout(resolve, pause))
  }
  throw new Error(`No e-mail to ${to} with ${pattern} came within ${patience / 1000} seconds.`)
}

async function readLetters(outbox: string) {
  const names = await readdir(outbox).catch(() => [])
  const letters = names.filter(name => name.endsWith('.eml')).sort()
  return Promise.all(letters.map(async name => decode(await readFile(join(outbox, name), 'utf8'))))
}

const decode = (letter: string) =>
  letter
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
