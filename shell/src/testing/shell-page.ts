import { endStart } from '../way-out/start-mark'
import type { PageRegistry, Published, ShellBuild } from '@pundi/contract/federation'

export const shellIds = { current: '0000000000d1', previous: '0000000000d0' }

const listeners: [string, EventListenerOrEventListenerObject, boolean][] = []

export const shellRecord = (id: string): Published<ShellBuild> => ({
  ...{ id, remote: 'shell', scripts: ['shell.js'], styles: ['shell.css'], isStrict: true, pageSchema: 2 },
  ...{ fonts: [], provides: {}, messages: {}, integrity: {}, inline: { scripts: [], styles: [] } },
})

/**
 * Creates the document as the server sends it, before any code of the shell has run. Its files do
 * not load.
 *
 * @param records `build.json` hashes of earlier shells, by build id
 */
export function showPage(records: Record<string, string> = {}): PageRegistry {
  const folder = `/r/shell/${shellIds.current}`
  const registry: PageRegistry = {
    ...{ schema: 2, revision: 1, remotes: {} },
    shell: {
      current: { id: shellIds.current, remote: 'shell', record: 'sha256-x', messages: {} },
      records,
    },
  }
  const files =
    `<div><script type="application/json" id="registry">${JSON.stringify(registry)}</script>` +
    `<link rel="stylesheet" href="${folder}/shell.css"><link rel="preload" href="${folder}/font.woff2">` +
    `<script defer src="${folder}/shell.js"></script>` +
    '<script async src="/r/user/0000000000b1/page.js"></script>' +
    `<script async src="${folder}/messages-id.js"></script></div>`
  document.body.innerHTML =
    '<div id="root"></div><template id="way-out">' +
    ['en', 'id', 'es'].map(language => `<main lang="${language}"></main>`).join('') +
    '</template>' +
    files
  // jsdom does not support the property `async`, so set it here.
  for (const script of document.querySelectorAll('[async]')) Object.assign(script, { async: true })
  document.documentElement.lang = 'en'
  jest.spyOn(globalThis, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    const entry = [type, listener as EventListener, true] as const
    listeners.push([...entry])
    window.EventTarget.prototype.addEventListener.call(window, ...entry)
  })
  return registry
}

export function forgetDocument() {
  jest.restoreAllMocks()
  endStart()
  for (const entry of listeners.splice(0)) removeEventListener(...entry)
  delete window.pundiWayOut
  delete window.pundiRan
  delete window.pundiIsChanged
  document.querySelector('[src="/way-out.js"]')?.remove()
  for (const element of document.head.querySelectorAll('[href^="/r/"],[src^="/r/"]')) element.remove()
}
