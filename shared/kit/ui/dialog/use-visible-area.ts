import { useEffect } from 'react'

/**
 * Says in `--visible-top` and `--visible-height` which part of the window is in sight: a phone's keyboard lies over the
 * window without making it smaller, and no unit of CSS tells.
 */
export function useVisibleArea(isWanted: boolean) {
  useEffect(() => {
    const area = window.visualViewport
    if (!isWanted || !area) return
    const { style } = document.documentElement
    const tell = () => {
      style.setProperty('--visible-top', `${area.offsetTop}px`)
      style.setProperty('--visible-height', `${area.height}px`)
    }
    tell()
    area.addEventListener('resize', tell)
    area.addEventListener('scroll', tell)
    return () => {
      area.removeEventListener('resize', tell)
      area.removeEventListener('scroll', tell)
      style.removeProperty('--visible-top')
      style.removeProperty('--visible-height')
    }
  }, [isWanted])
}
