import type { Page } from 'playwright-core'

/**
 * Records what every frame of the next document shows: theme, language, and foreign words.
 *
 * @param foreign matches words of another language
 * @returns a function that returns the distinct states recorded so far, such as "dark id"
 */
export async function watchFrames(page: Page, foreign: RegExp): Promise<() => Promise<string[]>> {
  await page.addInitScript(source => {
    const looks = new Set<string>()
    Object.assign(window, { looks })
    const look = () => {
      const { dataset, lang } = document.documentElement
      const words = new RegExp(source).exec(document.body.innerText)?.[0]
      looks.add([dataset.theme, lang, words].filter(Boolean).join(' '))
    }
    const lookOn = () => {
      look()
      requestAnimationFrame(lookOn)
    }
    requestAnimationFrame(lookOn)
    document.addEventListener('DOMContentLoaded', look)
  }, foreign.source)
  return () => page.evaluate(() => [...(window as unknown as { looks: Set<string> }).looks])
}

export function wordFilesOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/messages-\w+/.test(pathname)) paths.push(pathname)
  })
  return paths
}
