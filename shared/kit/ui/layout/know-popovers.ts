/* Safari before 17 and Firefox before 125 know no popovers. While they learn, a sheet is hidden by its own styles. */
if (!('popover' in HTMLElement.prototype))
  void import(/* webpackChunkName: "popovers" */ '@oddbird/popover-polyfill')
