import type { Page } from 'playwright-core'

/**
 * Finds motion that remains although the user prefers reduced motion: animations of more than 1 ms,
 * and all transitions.
 */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map(parseFloat))
    const found: string[] = []
    for (const element of document.querySelectorAll('*'))
      for (const part of ['', '::before', '::after']) {
        const style = getComputedStyle(element, part)
        const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.001
        const isGradual = seconds(style.transitionDuration) + seconds(style.transitionDelay) > 0
        if (isAnimated || isGradual || style.scrollBehavior === 'smooth')
          found.push(`<${element.localName} class="${element.getAttribute('class')}">${part}`)
      }
    const running = document.getAnimations().filter(({ effect, playState }) => {
      const { duration = 0 } = effect?.getComputedTiming() ?? {}
      return playState === 'running' && Number(duration) > 1
    })
    return [...found, ...running.map(({ id }) => `animation ${id}`)]
  })
