export { loadSpending } from './load-spending'
export { MonthsChart } from './MonthsChart'
export { SpendingList } from './SpendingList'
