export { DashboardScreen as Component } from './DashboardScreen'
export { loadDashboard as loader } from './load-dashboard'
