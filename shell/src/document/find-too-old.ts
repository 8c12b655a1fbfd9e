/*
 * Runs first in every page except the landing page. Compiled for the oldest browsers, so it declares functions only. A
 * browser that is too old shows a sentence instead of the page (decision 211).
 */

/** Feature tests: Safari before 16.4, Firefox before 121, Chrome and Edge before 111 lack one. */
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
  window.stop()
}
