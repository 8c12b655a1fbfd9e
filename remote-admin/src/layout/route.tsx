export { LayoutScreen as Component } from './LayoutScreen'
