/* For Safari before 17 and Firefox before 125. Until the polyfill loads, a sheet's own styles hide it. */
if (!('popover' in HTMLElement.prototype))
  void import(/* webpackChunkName: "popovers" */ '@oddbird/popover-polyfill')
