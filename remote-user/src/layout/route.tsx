export { LayoutScreen as Component } from './LayoutScreen'
export { loadLayout as loader } from './load-layout'
