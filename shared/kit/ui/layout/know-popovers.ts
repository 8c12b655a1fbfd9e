/* Polyfill for Safari before 17 and Firefox before 125. Until it loads, the style sheets hide popovers. */
if (!('popover' in HTMLElement.prototype))
  void import(/* webpackChunkName: "popovers" */ '@oddbird/popover-polyfill')
