import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runWatched } from './run-watched'

const folder = mkdtempSync(join(tmpdir(), 'pundi-watched-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a program runs anew after an edit, once the old one has ended; a test is no edit', async () => {
  const events: string[] = []
  const start = () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")'])
    child.stdout.on('data', () => events.push('up'))
    child.once('exit', () => events.push('down'))
    return child
  }
  const first = start()
  const starts = [() => first, start]
  const { stop } = runWatched(() => starts.shift()!(), [folder])
  await once(first.stdout, 'data')

  writeFileSync(join(folder, 'routes.test.ts'), 'edited')
  await new Promise(resolve => setTimeout(resolve, 400))
  expect(events).toEqual(['up'])

  writeFileSync(join(folder, 'routes.ts'), 'edited')
  while (events.length < 3) await new Promise(resolve => setTimeout(resolve, 50))
  await stop()
  expect(events).toEqual(['up', 'down', 'up', 'down'])
})
