/*
 * Runs first in every page but the landing page, and is compiled for the oldest browsers, so it has no declarations but
 * functions. A browser that is too old for the shell shows a sentence instead (decision 212).
 */

/** By what a browser can do: Safari before 16.4, Firefox before 121, and Chrome and Edge before 111 lack one of these. */
function isTooOld() {
  try {
    return (
      !RegExp('(?<=a)b').test('ab') ||
      !CSS.supports('selector(:has(a))') ||
      !CSS.supports('color', 'color-mix(in srgb,red,red)')
    )
  } catch {
    return true
  }
}

/** The chosen language, or the browser's. */
function readChosen() {
  try {
    return localStorage.getItem('language') || navigator.language.slice(0, 2)
  } catch {
    return ''
  }
}

function show(sentence: HTMLElement | null) {
  sentence?.removeAttribute('hidden')
}

if (isTooOld()) {
  show(document.getElementById('old-' + readChosen()) || document.getElementById('old-en'))
  // Nothing of the page is loaded or run any more.
  window.stop()
}
