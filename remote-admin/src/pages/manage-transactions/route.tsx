import { openList } from '@pundi/kit/list'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { loadTransactions, transactions } from './transactions-list'

export { TransactionsScreen as Component } from './TransactionsScreen'

export const loader = ({ request }: LoaderFunctionArgs) => openList(transactions, request, loadTransactions)
