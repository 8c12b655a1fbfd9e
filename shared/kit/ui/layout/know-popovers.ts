/* Polyfill for Safari before 17 and Firefox before 125. Until it loads, CSS hides popovers. */
if (!('popover' in HTMLElement.prototype))
  void import(/* webpackChunkName: "popovers" */ '@oddbird/popover-polyfill')
