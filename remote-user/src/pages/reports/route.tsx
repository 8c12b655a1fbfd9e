export { ReportsScreen as Component } from './ReportsScreen'
export { loadReports as loader } from './load-reports'
