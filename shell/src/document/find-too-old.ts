/*
 * Runs first in every page except the landing page, and shows a message if the browser is too old
 * (decision 211). Because this script must run in the oldest browsers, it declares only functions.
 */

/**
 * True if the browser lacks one of the three features below. This is the case in Safari before
 * 16.4, Firefox before 121, and Chrome and Edge before 111.
 */
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
