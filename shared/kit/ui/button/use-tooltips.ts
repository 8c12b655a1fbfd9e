import { useEffect } from 'react'

/** "off" hides every tooltip of the page (tooltip.module.css). */
const root = document.documentElement.dataset
let isListening = false

/**
 * Lets Escape take away the tooltip that is shown, without a move of pointer or focus (WCAG 2.2, 1.4.13); it is back
 * for whoever comes anew.
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
