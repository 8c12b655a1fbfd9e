export { loadSpending } from './load-spending'
export { MonthsChart } from './months/MonthsChart'
export { SpendingList } from './SpendingList'
