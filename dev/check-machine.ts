import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { OperatorRefusal, sentenceOf } from '@pundi/deploy/operator-refusal'

export function readPort(value: string | undefined): number {
  if (!value) return 3000
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value)
  throw new OperatorRefusal(`PORT is "${value}", but must be a whole number from 0 to 65535.`)
}

const whyNot: Record<string, string> = {
  EADDRINUSE: 'is in use by another program. Stop that program, or choose another port: PORT=3001',
  EACCES: 'needs the rights of an administrator. Choose a port above 1023: PORT=3000',
}

export async function checkPort(port: number, host?: string, command = 'npm start'): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = whyNot[error.code ?? '']
      const rest = reason
        ? `${reason} ${command}`
        : `cannot be used (${error.code ?? error.message}). Choose another port: PORT=3001`
      reject(new OperatorRefusal(`Port ${port} ${rest}`))
    })
    server.listen({ port, ...(host ? { host } : {}) }, () => server.close(() => resolve()))
  })
}

/**
 * Makes a folder if it is missing (`mode` is before the umask). If it is not writable, throws a
 * refusal that names the environment variable to change.
 */
export async function prepareFolder(folder: string, variable: string, mode = 0o777): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`)
  try {
    await mkdir(folder, { recursive: true, mode })
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence === undefined) throw error
    throw new OperatorRefusal(
      `${variable}: ${sentence.replace(probe, folder)} Set ${variable} to a folder in which you may write.`,
    )
  }
}
