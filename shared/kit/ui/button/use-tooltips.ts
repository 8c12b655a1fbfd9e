import { useEffect } from 'react'

const root = document.documentElement.dataset
let isListening = false

/**
 * Hides tooltips on Escape, even if the pointer and the focus stay on the icon (WCAG 2.2, 1.4.13).
 * The next hover or focus shows tooltips again.
 */
export const useTooltips = () =>
  useEffect(() => {
    if (isListening) return
    isListening = true
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && (root.tooltips = 'off'), true)
    document.addEventListener('focusin', showAgain)
    document.addEventListener('pointerover', ({ target }) => {
      if (target instanceof Element && !target.closest('[data-tooltip]')) showAgain()
    })
  }, [])

function showAgain() {
  delete root.tooltips
}
