import { useEffect } from 'react'

/** "off" hides every tooltip of the page (tooltip.module.css). */
const root = document.documentElement.dataset
let isListening = false

/**
 * Hides the visible tooltip on Escape, without a move of pointer or focus (WCAG 2.2, 1.4.13). It shows again at the
 * next hover or focus.
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
